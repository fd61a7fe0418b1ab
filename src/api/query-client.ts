import { focusManager, notifyManager, onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors'

/** Time limit, in ms, of a call the customer waits for, such as signing in or pricing an order. */
const STEP_TIMEOUT = 20_000
/** Time limit of writes, in ms. It is longer because a timeout leaves open whether the API did what was asked. */
const WRITE_TIMEOUT = 60_000
const MAX_RETRIES = 2
/** The longest pause before a call is repeated by itself, in ms, even if the API asks for more. */
const LONGEST_PAUSE = 30_000

/** A signal that aborts after STEP_TIMEOUT, or with another one. Most reads have no time limit (rule 7.4). */
export const stepSignal = (...others: AbortSignal[]) => AbortSignal.any([...others, AbortSignal.timeout(STEP_TIMEOUT)])

/** Aborts a write after its time limit (F24). */
export const writeSignal = () => AbortSignal.timeout(WRITE_TIMEOUT)

/** Refusals of the API and timeouts are final. Other failures may be temporary and are retried (F22). */
function mayHelpToRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiError && (error.isFinal || error.code.endsWith('TIMEOUT'))) return false
  return failures < MAX_RETRIES
}

/** How long to wait before a call is repeated, in ms: as the API asks (F20), else 1 s, 2 s, 4 s; at most 30 s. */
export const pauseBeforeRetry = (failures: number, error: Error) =>
  Math.min((error instanceof ApiError ? error.retryAfter : undefined) ?? 1000 * 2 ** failures, LONGEST_PAUSE)

/** Notifies at once, so that a change is rendered before the next tap, which counts from what is shown (F01). */
notifyManager.setScheduler(queueMicrotask)

/** The one cache of the page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 30 * 60_000, retry: mayHelpToRetry, retryDelay: pauseBeforeRetry },
    mutations: { retry: false },
  },
})

/**
 * Resumes paused reads as soon as there is a connection or the tab is shown. TanStack would first wait for the paused
 * writes to end, but a cart write ends with a read, so neither would ever resume.
 */
export function resumeReadsAtOnce(client: QueryClient): () => void {
  const reads = client.getQueryCache()
  const stops = [
    onlineManager.subscribe((online) => online && reads.onOnline()),
    focusManager.subscribe((focused) => focused && reads.onFocus()),
  ]
  return () => stops.forEach((stop) => stop())
}

resumeReadsAtOnce(queryClient)
