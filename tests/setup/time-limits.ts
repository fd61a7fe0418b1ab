import { vi } from 'vitest'

/** AbortSignal.timeout keeps its own clock. From here on limits end when the test says so. */
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
    /** Ends every limit of so many ms or fewer. */
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
