import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors'
import { track } from '../../lib/events'

const release = import.meta.env.VITE_RELEASE ?? ''

/** `operation` names a method and a path of the contract, without the values in it. */
function tell(operation: unknown, error: unknown): void {
  const isOfApi = error instanceof ApiError
  track('error', {
    operation: typeof operation === 'string' ? operation : 'page',
    status: isOfApi ? error.status : 0,
    type: isOfApi ? error.code : error instanceof Error ? error.name : 'Error',
    release,
  })
}

/** Tells of calls that have failed for good, and of errors of the code. No message is told: it may hold anything. */
export function watchFailures(client: QueryClient): () => void {
  const onError = ({ error }: ErrorEvent) => tell('page', error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell('page', reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') tell(event.query.meta?.call, event.action.error)
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') {
        tell(event.mutation.options.meta?.call, event.action.error)
      }
    }),
  ]
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
    stops.forEach((stop) => stop())
  }
}
