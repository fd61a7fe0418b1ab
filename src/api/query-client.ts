import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors'

/** Reads give up after this long, in ms. The HTTP client itself has no time limit (spec 7, fault 24). */
const READ_TIMEOUT = 20_000
const MAX_RETRIES = 2

/** A query's signal that also ends after the time limit of reads. */
export const readSignal = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(READ_TIMEOUT)])

/** The host's refusals are final; what may have been an accident is tried again (fault 22). */
function mayHelpToRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false
  if (error instanceof ApiError && error.code === 'TIMEOUT') return false
  return failures < MAX_RETRIES
}

/** The one cache of the page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 30 * 60_000, retry: mayHelpToRetry },
    mutations: { retry: false },
  },
})
