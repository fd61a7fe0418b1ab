import { vi } from 'vitest'

/** From here on what the host answers at an address that ends so is another: what `alter` makes of it; where that is nothing, a 500. */
export function altered<Body>(path: string, alter: (body: Body) => unknown) {
  const { fetch } = globalThis as unknown as { fetch: (request: Request) => Promise<Response> }
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await fetch(request)
    if (!new URL(request.url).pathname.endsWith(path)) return response
    const body = alter((await response.json()) as Body)
    return body === undefined ? new Response(null, { status: 500 }) : Response.json(body)
  })
}
