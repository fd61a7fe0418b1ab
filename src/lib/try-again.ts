/** What asks once more for each read that is not answered yet. */
const waiting = new Set<() => void>()

/** Asks again for everything that is waited for. What was asked before goes on, and whichever answer comes first counts. */
export const tryAgain = () => waiting.forEach((ask) => ask())

/** The whole answer of a response: what hangs halfway is no answer. */
async function whole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, response)
}

/** Reads without a time limit (spec 7), until one of what was asked is answered whole or all has failed. */
export function read(request: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    let open = 0
    const ask = () => {
      open += 1
      fetch(request)
        .then(whole)
        .then(
          (response) => {
            waiting.delete(ask)
            resolve(response)
          },
          (cause: Error) => {
            open -= 1
            if (open > 0) return
            waiting.delete(ask)
            reject(cause)
          },
        )
    }
    waiting.add(ask)
    ask()
  })
}
