import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkLive } from '../../openapi/live.mjs'
import { linesOf } from '../../openapi/report.mjs'
import { type Customer, signedInCustomer } from '../sandbox/clients'
import { addToCart, placedOrder } from '../sandbox/orders'

const URL_OF_HOST = 'https://adapters.example'
const USER = '/api/v1/restaurants/{restaurantId}/users/{customerId}'

afterEach(() => vi.unstubAllGlobals())

/** A signed-in customer who has ordered, with every call of the check answered by `answer`. */
async function live(answer: (request: Request, customer: Customer) => Promise<Response> | Response) {
  const customer = await signedInCustomer()
  await addToCart(customer)
  await placedOrder(customer)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answer(new Request(url, init), customer))
  return {
    customer,
    check: () => checkLive({ url: URL_OF_HOST, token: customer.token, customer: customer.customerId }),
  }
}

it('an API that follows the contract passes every check and is not changed', async () => {
  const { customer, check } = await live((request, { sandbox }) => sandbox.fetch(request))
  const before = JSON.stringify(customer.sandbox.context.state)
  const report = await check()
  expect(report.filter(({ state }) => state !== 'ok')).toEqual([])
  expect(report.length).toBe(18)
  expect(JSON.stringify(customer.sandbox.context.state)).toBe(before)
})

it('without a token, only public operations are called', async () => {
  await live((request, { sandbox }) => sandbox.fetch(request))
  const report = await checkLive({ url: URL_OF_HOST })
  expect(report.filter(({ state }) => state === 'ok')).toHaveLength(5)
  expect(report.filter(({ state }) => state === 'skipped')).toHaveLength(13)
})

it('exactly the five wrong answers of an API are reported', async () => {
  const { check } = await live(async (request, { sandbox }) => {
    const { pathname } = new URL(request.url)
    const response = await sandbox.fetch(request)
    const changed = async (change: (body: Record<string, never>) => void) => {
      const body = (await response.json()) as Record<string, never>
      change(body)
      return Response.json(body)
    }
    if (pathname.endsWith('/tracking')) return changed((body) => Object.assign(body, { number: 1042 }))
    if (pathname.endsWith('/profile')) return changed((body) => delete body.email)
    if (pathname.endsWith('/payment')) return changed((body) => Object.assign(body, { status: 'SETTLED' }))
    if (pathname.endsWith('/favorites'))
      return new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })
    if (pathname.endsWith('/addresses')) return new Response(null, { status: 404 })
    return response
  })
  const wrong = (await check()).filter(({ state }) => state !== 'ok')
  const lines = linesOf(wrong).slice(0, -1) as string[]
  expect(lines.map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
    `differs GET ${USER}/profile`,
    'email: found nothing, expected a value',
    `differs GET ${USER}/favorites`,
    'found text/html, expected application/json',
    `absent GET ${USER}/addresses (404)`,
    `differs GET ${USER}/orders/{orderId}/payment`,
    'status: found "SETTLED", expected PENDING or PROCESSING or PAID or DECLINED or CANCELLED or EXPIRED or REFUNDED',
    'differs GET /api/v1/restaurants/{restaurantId}/orders/{orderId}/tracking',
    'number: found 1042, expected a string',
  ])
})

it.each([
  ['a redirect', null, 302, 'found status 302, expected status 200'],
  ['broken JSON', '{', 200, 'found something else, expected JSON'],
])('%s is reported as a difference for each call', async (_, body, status, line) => {
  const headers = { 'content-type': 'application/json', location: 'https://evil.example' }
  const { check } = await live(() => new Response(body, { status, headers }))
  expect(linesOf(await check()).join('\n')).toContain(line)
})

it('an API that cannot be reached is asked once, and is not called different', async () => {
  const { check } = await live(() => Promise.reject(new TypeError('fetch failed')))
  expect(await check()).toMatchObject([{ state: 'unreachable', differences: [], reason: 'TypeError' }])
})

it('an API that stops answering is unreachable from there on', async () => {
  let calls = 0
  const { check } = await live((request, { sandbox }) => {
    calls += 1
    return calls > 3 ? Promise.reject(new TypeError('fetch failed')) : sandbox.fetch(request)
  })
  const lines = linesOf(await check())
  expect(lines.at(-1)).toMatch(/^3 ok, 0 differs, 0 absent, \d+ unreachable, \d+ skipped$/)
  expect(lines.join('\n')).toContain('no answer (TypeError)')
})

describe('a check that may write', () => {
  const written = async () => {
    const customer = await signedInCustomer()
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => customer.sandbox.fetch(new Request(url, init)))
    const { token, customerId } = customer
    return { customer, check: () => checkLive({ url: URL_OF_HOST, token, customer: customerId, write: true }) }
  }

  it('adds, changes and removes, and leaves nothing behind', async () => {
    const { customer, check } = await written()
    const report = await check()
    const writes = report.slice(18)
    const methods = ['POST', 'GET', 'PUT', 'POST', 'DELETE', 'PUT', 'DELETE', 'POST', 'PUT', 'DELETE']
    expect(writes.map(({ key }) => key.split(' ')[0])).toEqual(methods)
    expect(writes.filter(({ state }) => state !== 'ok')).toEqual([])
    const { carts, favorites, addresses, orders } = customer.sandbox.context.state
    const own = [carts, favorites, addresses].map((room) => room?.[customer.customerId])
    expect([own, orders]).toEqual([[[], [], []], []])
  })

  it('refuses a customer whose cart is not empty, and changes nothing', async () => {
    const { customer, check } = await written()
    await addToCart(customer)
    await expect(check()).rejects.toThrow('--write needs a customer of its own, whose cart is empty.')
    expect(customer.sandbox.context.state.carts[customer.customerId]).toHaveLength(1)
  })
})

describe('CORS', () => {
  const SHOP = 'https://shop.example'
  const RIGHT = {
    'access-control-allow-origin': SHOP,
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers':
      'Authorization, Content-Type, login_source, device_id, Idempotency-Key, If-Match, participant_token',
    'access-control-expose-headers': 'Date, ETag, Retry-After, X-Request-Id',
  }
  /** The report on CORS of an API that sends these headers with every answer. */
  async function reportOf(headers: Record<string, string>) {
    const { sandbox } = await signedInCustomer()
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (init.method === 'OPTIONS') return new Response(null, { status: 204, headers })
      const response = await sandbox.fetch(new Request(url, init))
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      return response
    })
    const report = await checkLive({ url: URL_OF_HOST, origin: SHOP })
    return report.filter(({ key }) => key.startsWith('CORS'))
  }

  it('that lets the shop in passes', async () => {
    expect((await reportOf(RIGHT)).map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
  })

  it.each([
    ['Allow-Origin', 'https://other.example', 'found https://other.example, expected https://shop.example'],
    ['Allow-Methods', 'GET, POST', 'found get, post, expected PUT'],
    // A star does not stand for the token.
    ['Allow-Headers', '*', 'found *, expected authorization'],
    ['Expose-Headers', 'Date', 'found date, expected etag'],
  ])('with the wrong Access-Control-%s %j says so', async (name, value, words) => {
    const report = await reportOf({ ...RIGHT, [`access-control-${name.toLowerCase()}`]: value })
    expect(linesOf(report).join('\n')).toContain(`Access-Control-${name}: ${words}`)
  })
})

it('the report contains neither the token nor any customer data', async () => {
  const { customer, check } = await live(async (request, { sandbox }) => {
    const text = await (await sandbox.fetch(request)).text()
    return new Response(text.replaceAll('"Ada"', '["Ada"]'), { headers: { 'content-type': 'application/json' } })
  })
  const lines = linesOf(await check()).join('\n')
  expect(lines).toContain('firstName: found a list of 1, expected a string')
  expect(lines).not.toContain(customer.token)
  expect(lines).not.toContain('Ada')
})
