import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { operationOf } from './operations'
import { http } from './http'

const PATH = '/api/v1/restaurants/{restaurantId}/menus'
const PARAMS = { params: { path: { restaurantId: 'r 1' } } }

let sent: Request[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(new Response('{}'))
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
const header = (name: string) => sent[0]!.headers.get(name)

it('a call reaches the API, which learns that it comes from the shop and is JSON', async () => {
  const { response } = await http.GET(PATH, PARAMS)
  expect(sent.map(({ url }) => url)).toEqual(['http://shop.test/api/v1/restaurants/r%201/menus'])
  expect([header('login_source'), header('content-type')]).toEqual(['mobile', 'application/json'])
  expect(operationOf(response)).toBe(`GET ${PATH}`)
})

describe('the token against forged calls', () => {
  const from = async (origin: string, cookie: string) => {
    vi.stubGlobal('location', { origin })
    vi.stubGlobal('document', { cookie })
    await http.GET(PATH, PARAMS)
    return header('x-xsrf-token')
  }

  it.each([
    ['goes to an API on the shop’s own origin, which refuses calls without it', 'http://shop.test', 'secret'],
    ['never goes to another origin, where it could be abused', 'http://own.test', null],
  ])('%s', async (_, origin, token) => expect(await from(origin, 'a=b; XSRF-TOKEN=secret')).toBe(token))

  it('is not sent when there is no cookie', async () => expect(await from('http://shop.test', 'a=b')).toBeNull())
})

describe('where the API is', () => {
  /** The module loaded again, in a page of that origin and a shop with that API. */
  async function reloaded(origin: string | undefined, apiBaseUrl: string) {
    vi.resetModules()
    vi.stubEnv('VITE_API_BASE_URL', apiBaseUrl)
    vi.stubGlobal('location', origin && { origin })
    return (await import('./http')).http
  }

  it.each([
    ['http://api.test', 'http://api.test'],
    ['', 'http://own.test'],
  ])('calls of a shop with the API %j go to %s', async (apiBaseUrl, origin) => {
    await (await reloaded('http://own.test', apiBaseUrl)).GET(PATH, PARAMS)
    expect(new URL(sent[0]!.url).origin).toBe(origin)
  })

  it('a page can be drawn where there is no address yet', async () => {
    await expect(reloaded(undefined, '')).resolves.toBeDefined()
  })
})
