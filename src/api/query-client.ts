import { focusManager, notifyManager, onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors'

/** A step that a customer waits in, to sign in or to be told a price, gives up after this long, in ms. */
const STEP_TIMEOUT = 20_000
/** Writes are given longer, in ms: a host that is slow may still do what was asked. What came of one is then unknown. */
const WRITE_TIMEOUT = 60_000
const MAX_RETRIES = 2
/** A read waits no longer than this, in ms, however long the host wants to be left alone. */
const LONGEST_WAIT = 30_000

/** A query's signal that also ends after the time limit of steps. Any other read has none (rule 7.4): see `try-again`. */
export const stepSignal = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(STEP_TIMEOUT)])

/** Ends a write after the time limit of writes (F24). */
export const writeSignal = () => AbortSignal.timeout(WRITE_TIMEOUT)

/** The host's refusals are final; what may have been an accident is tried again (F22). */
function mayHelpToRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiError && (error.isFinal || error.code.endsWith('TIMEOUT'))) return false
  return failures < MAX_RETRIES
}

/** As long as the host says (F20), else 1 s, 2 s, 4 s and so on. */
const delayBeforeRetry = (failures: number, error: Error) =>
  Math.min((error instanceof ApiError ? error.retryAfter : undefined) ?? 1000 * 2 ** failures, LONGEST_WAIT)

/** What has changed is drawn before the next tap can come, which counts from what is drawn (F01). */
notifyManager.setScheduler(queueMicrotask)

/** The one cache of the page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 30 * 60_000, retry: mayHelpToRetry, retryDelay: delayBeforeRetry },
    mutations: { retry: false },
  },
})

/**
 * Paused reads go on as soon as there is a connection, or the tab is shown. TanStack would first wait for the paused
 * writes to end, and a write of the cart ends with a read: neither would ever go on.
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
