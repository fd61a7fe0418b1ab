import { timeoutManager } from '@tanstack/react-query'
import { vi } from 'vitest'
import { SEND_AGAIN } from '../../src/api/send-again'

/** AbortSignal.timeout has its own clock. After this call, limits end only when the test ends them. */
export function heldTimeLimits() {
  const limits: { ms: number; controller: AbortController }[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    limits.push({ ms, controller })
    return controller.signal
  })
  return {
    /** How many have begun. */
    begun: () => limits.length,
    /** Ends every limit of at most this many ms. */
    pass: (ms: number) => {
      for (const limit of limits) {
        if (limit.ms <= ms) limit.controller.abort(new DOMException('Timed out', 'TimeoutError'))
      }
    },
  }
}

/** An answer that never comes: only the end of the request's own signal ends the wait, as it does in a browser. */
export const silence = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    const end = () => {
      const { message, name } = signal.reason as Error
      reject(new DOMException(message, name))
    }
    signal.addEventListener('abort', end)
  })

/** What is sent again is sent at once, and not after a second. */
export function retriesAtOnce() {
  const start = timeoutManager.setTimeout.bind(timeoutManager)
  vi.spyOn(timeoutManager, 'setTimeout').mockImplementation((callback, delay) =>
    start(callback, delay === SEND_AGAIN.retryDelay ? 0 : delay),
  )
}
