import type { CartWorld } from '../model/cart-world'

/** What a page sends for a change of the cart, and what the API answers. */
export type SentWrite = { method: string; line: string; body: unknown; version: string | null }

/**
 * Records every call for the cart, reads included. `before` runs before each write reaches the API, and may answer it.
 */
export function recordCalls(
  world: CartWorld,
  before: (write: SentWrite, nth: number) => Response | undefined | void = () => {},
) {
  const calls: string[] = []
  const writes: SentWrite[] = []
  const next = world.transport
  world.transport = async (request, send) => {
    const { method } = request
    if (method === 'GET') {
      calls.push(method)
      return next(request, send)
    }
    const text = await request.clone().text()
    const line = new URL(request.url).pathname.split('/cart-items').at(-1)!.slice(1)
    const body: unknown = text && JSON.parse(text)
    const write = { method, line, body, version: request.headers.get('if-match') }
    const answer = before(write, writes.push(write))
    const response = answer ?? (await next(request, send))
    calls.push(`${method} ${response.status}`)
    return response
  }
  return { calls, writes }
}
