import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { ErrorState } from '../components/PageState'
import { PageCodeMissing, renewFailedPages } from './lazy-page'

type Props = { children: ReactNode; onReset: () => void }

class Boundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const retry = () => {
      renewFailedPages()
      this.props.onReset()
      this.setState({ error: null })
    }
    const title =
      error instanceof PageCodeMissing ? 'This page could not be loaded' : 'Something went wrong on this page'
    return <ErrorState title={title} onRetry={retry} />
  }
}

/** Keeps a page that fails from taking the navigation with it. Trying again resets what it had asked for. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <QueryErrorResetBoundary>{({ reset }) => <Boundary onReset={reset}>{children}</Boundary>}</QueryErrorResetBoundary>
)
