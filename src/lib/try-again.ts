/** For each pending read, a function that sends its request once more. */
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** Whether a read is pending. Other calls cannot be sent again: they may change something. */
export const canTryAgain = () => waiting.size > 0

/** Calls the listener whenever a read begins or ends. Returns a function that stops that. */
export function onPendingReads(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sends every pending read again. Earlier requests continue; the first answer counts. */
export const tryAgain = () => waiting.forEach((ask) => ask())

/** The response with its whole body: one that stalls halfway does not count as an answer. */
async function whole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, response)
}

const isFailure = ({ status }: Response) => status >= 500

/**
 * Reads without a time limit (rule 7.4). The first whole answer counts and aborts the other attempts. A 5xx or a
 * network error counts only when no other attempt is pending.
 */
export function read(request: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    const ends = new Set<AbortController>()
    const settle = (how: () => void) => {
      waiting.delete(ask)
      tell()
      how()
      ends.forEach((end) => end.abort())
    }
    function ask() {
      const end = new AbortController()
      ends.add(end)
      const isLast = () => ends.delete(end) && ends.size === 0
      fetch(request, { signal: AbortSignal.any([request.signal, end.signal]) })
        .then(whole)
        .then(
          (response) => (isLast() || !isFailure(response)) && settle(() => resolve(response)),
          (cause: Error) => isLast() && settle(() => reject(cause)),
        )
    }
    waiting.add(ask)
    tell()
    ask()
  })
}
