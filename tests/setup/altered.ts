import { vi } from 'vitest'

/** Replaces later answers at addresses with this ending by the result of `alter`, or by a 500 if it has none. */
export function altered<Body>(path: string, alter: (body: Body) => unknown) {
  const { fetch } = globalThis as unknown as { fetch: (request: Request) => Promise<Response> }
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await fetch(request)
    if (!new URL(request.url).pathname.endsWith(path)) return response
    const body = alter((await response.json()) as Body)
    // Its date is the sandbox's clock.
    const headers = { date: response.headers.get('date') ?? '' }
    return body === undefined ? new Response(null, { status: 500, headers }) : Response.json(body, { headers })
  })
}
