import { earlyRead } from './early-reads'
import { readBegun } from './pending-reads'

/** The response with its whole body: one that stalls halfway does not count as an answer. */
async function whole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, response)
}

const isFailure = ({ status }: Response) => status >= 500

/**
 * Reads without a time limit (rule 7.4). The first whole answer counts and aborts the other attempts. A 5xx or a network
 * error counts only when no other is pending.
 */
export function read(request: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    const ends = new Set<AbortController>()
    const settle = (how: () => void) => {
      ended()
      how()
      ends.forEach((end) => end.abort())
    }
    function ask() {
      const end = new AbortController()
      ends.add(end)
      const isLast = () => ends.delete(end) && ends.size === 0
      const send = () => fetch(request, { signal: AbortSignal.any([request.signal, end.signal]) })
      const early = earlyRead(request.url)
      void (early ? early.then((response) => (response.ok ? response : send()), send) : send()).then(whole).then(
        (response) => (isLast() || !isFailure(response)) && settle(() => resolve(response)),
        (cause: Error) => isLast() && settle(() => reject(cause)),
      )
    }
    const ended = readBegun(ask)
    ask()
  })
}
