import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { ErrorState } from '../components/PageState'

type Props = { children: ReactNode; onReset: () => void }

class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const retry = () => {
      this.props.onReset()
      this.setState({ failed: false })
    }
    return <ErrorState title="Something went wrong on this page" onRetry={retry} />
  }
}

/** Keeps a page that fails from taking the navigation with it. Trying again resets what it had asked for. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <QueryErrorResetBoundary>{({ reset }) => <Boundary onReset={reset}>{children}</Boundary>}</QueryErrorResetBoundary>
)
