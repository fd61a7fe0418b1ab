/** What asks once more for each read that is not answered yet. */
const waiting = new Set<() => void>()

/** Asks again for everything that is waited for. What was asked before goes on, and whichever answer comes first counts. */
export const tryAgain = () => waiting.forEach((ask) => ask())

/** The whole answer of a response: what hangs halfway is no answer. */
async function whole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, response)
}

const isFailure = ({ status }: Response) => status >= 500

/**
 * Reads without a time limit (rule 7.4). The first whole answer counts, and ends what else was asked; one of a host that has
 * failed counts only when nothing else is waited for.
 */
export function read(request: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    const ends = new Set<AbortController>()
    const settle = (how: () => void) => {
      waiting.delete(ask)
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
    ask()
  })
}
