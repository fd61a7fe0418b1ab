import { QueryErrorResetBoundary, useQueryClient } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { t } from 'ttag'
import { forgetPersisted } from '../api/persisted'
import { PUBLIC_KEY } from '../api/queries/restaurant'
import { ErrorState } from '../components/PageState'
import { CodeMissing } from '../lib/load-code'
import { renewFailedPages } from './lazy-page'

/** What replaces a part that failed; null for nothing. */
type Fallback = ((retry: () => void, error: unknown) => ReactNode) | null
type Props = { children: ReactNode; onReset: () => void; onReread: () => void; fallback: Fallback }

const isMissing = (error: unknown) => error instanceof CodeMissing

class Boundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  private isSecondTry = false
  private wasHidden?: boolean

  /** A page that failed is tried again when the customer comes back to it. */
  override componentDidMount() {
    if (this.wasHidden && this.state.error !== null) this.retry()
  }
  override componentWillUnmount() {
    this.wasHidden = true
  }

  /**
   * Drops the persisted restaurant data: it may be the cause, and would fail again after a reload. When a retry fails
   * too, reads the data again once.
   */
  override componentDidCatch(error: unknown) {
    if (isMissing(error)) return
    void forgetPersisted()
    if (!this.isSecondTry) return
    this.isSecondTry = false
    this.props.onReread()
    this.setState({ error: null })
  }

  private retry = () => {
    renewFailedPages()
    this.props.onReset()
    this.isSecondTry = true
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return this.props.fallback?.(this.retry, error)
  }
}

const pageFallback = (retry: () => void, error: unknown) => (
  <ErrorState
    title={isMissing(error) ? t`This page could not be loaded` : t`Something went wrong on this page`}
    onRetry={retry}
  />
)

/**
 * Contains the failure of one part; the default fallback is that of a page. Trying again resets the part's failed
 * queries; when that does not help, the restaurant's public data is read again.
 */
export function ErrorBoundary({ children, fallback = pageFallback }: { children: ReactNode; fallback?: Fallback }) {
  const client = useQueryClient()
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary
          fallback={fallback}
          onReset={reset}
          onReread={() => void client.resetQueries({ queryKey: PUBLIC_KEY })}
        >
          {children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  )
}
