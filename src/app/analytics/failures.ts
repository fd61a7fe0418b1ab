import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors'
import { track } from '../../lib/events'

const release = import.meta.env.VITE_RELEASE ?? ''

/** @param operation a method and a path template of the contract */
function trackError(operation: unknown, error: unknown): void {
  const isOfApi = error instanceof ApiError
  track('error', {
    operation: typeof operation === 'string' ? operation : 'page',
    status: isOfApi ? error.status : 0,
    type: isOfApi ? error.code : error instanceof Error ? error.name : 'Error',
    release,
  })
}

/** Tracks failed calls, after their retries, and uncaught errors. Messages are left out: they may hold private text. */
export function watchFailures(client: QueryClient): () => void {
  const onError = ({ error }: ErrorEvent) => trackError('page', error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => trackError('page', reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error')
        trackError(event.query.meta?.call, event.action.error)
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') {
        trackError(event.mutation.options.meta?.call, event.action.error)
      }
    }),
  ]
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
    stops.forEach((stop) => stop())
  }
}
