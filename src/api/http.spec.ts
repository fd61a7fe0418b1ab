import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clockTold, now } from '../lib/now'
import { operationOf } from './operations'
import { http } from './http'

const MINUTE = 60_000
const NOW = Date.UTC(2026, 10, 20, 18)
const PATH = '/api/v1/restaurants/{restaurantId}/menus'
const PARAMS = { params: { path: { restaurantId: 'r 1' } } }

let sent: Request[]
let headers: Record<string, string>
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  clockTold(new Date(NOW).toUTCString())
  sent = []
  headers = {}
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(new Response('{}', { headers }))
  })
})
afterEach(() => {
  vi.useRealTimers()
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

  it('goes from the cookie to an API on the shop’s own origin, which refuses calls without it', async () => {
    expect(await from('http://shop.test', 'a=b; XSRF-TOKEN=secret')).toBe('secret')
  })

  it('never goes to another origin, where it could be abused', async () => {
    expect(await from('http://own.test', 'XSRF-TOKEN=secret')).toBeNull()
  })

  it('is not sent when there is no cookie', async () => {
    expect(await from('http://shop.test', 'a=b')).toBeNull()
  })
})

describe('the clock of the shop', () => {
  const after = async (answer: Record<string, string>) => {
    headers = answer
    await http.GET(PATH, PARAMS)
    return now() - NOW
  }
  const dateAt = (ms: number) => new Date(NOW + ms).toUTCString()

  it('is that of the API, so that a device whose clock is wrong offers the right times', async () => {
    expect(await after({ date: dateAt(-60 * MINUTE) })).toBe(-60 * MINUTE)
  })

  it('is that of the device when the two differ by seconds only', async () => {
    expect(await after({ date: dateAt(20_000) })).toBe(0)
  })

  it('is not put back by an old answer from a cache, whose ages add up', async () => {
    const cached = { 'cache-control': 'public, max-age=1800, stale-while-revalidate=1800' }
    expect(await after({ ...cached, date: dateAt(-54 * MINUTE) })).toBe(0)
    expect(await after({ ...cached, date: dateAt(-66 * MINUTE) })).toBe(-66 * MINUTE)
  })
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
