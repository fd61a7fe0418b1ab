import { beforeEach, expect, it, vi } from 'vitest'
import { config } from '../lib/config'
import { api, inShop } from './client'
import { MAY_BE_GONE, metaOf, unwrap } from './unwrap'

const RESTAURANT = '/api/v1/restaurants/{restaurantId}'
const SLOTS = `${RESTAURANT}/slots` as const
const TRACKING = `${RESTAURANT}/orders/{orderId}/tracking` as const
const NOT_READ = 'Not read.'

let sent: Request[]
let answer: Response
beforeEach(() => {
  sent = []
  answer = new Response('{"days":[]}')
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(answer)
  })
})
const urls = () => sent.map(({ url }) => url.replace(`http://shop.test/api/v1/restaurants/${config.restaurantId}`, ''))
const DELIVERY = { ...inShop(), query: { type: 'DELIVERY' as const } }
const slots = (signal: AbortSignal | null = null) => unwrap(api.GET(SLOTS, { params: DELIVERY, signal }), NOT_READ)

it('a read asks the restaurant of the shop for what it names, and gives the answer', async () => {
  await expect(slots()).resolves.toEqual({ days: [] })
  answer = new Response('{"avoid":["EGG"]}')
  const allergens = api.GET(`${RESTAURANT}/users/{customerId}/allergens`, { params: inShop({ customerId: 'ada' }) })
  await expect(unwrap(allergens, NOT_READ)).resolves.toEqual({ avoid: ['EGG'] })
  expect(urls()).toEqual(['/slots?type=DELIVERY', '/users/ada/allergens'])
})

it('a developer finds a call in the inspectors of the cache by its method and path', () => {
  expect(metaOf(SLOTS)).toEqual({ call: 'GET /restaurants/{restaurantId}/slots' })
  expect(metaOf(SLOTS, 'POST')).toEqual({ call: 'POST /restaurants/{restaurantId}/slots' })
})

it('a read goes with the header that proves who asks', async () => {
  await unwrap(api.GET(SLOTS, { params: DELIVERY, headers: { Authorization: 'Bearer given' } }), NOT_READ)
  expect(sent[0]!.headers.get('authorization')).toBe('Bearer given')
})

it('a read that the page no longer needs is given up', async () => {
  const left = new AbortController()
  left.abort()
  vi.stubGlobal('fetch', (_: Request, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(new DOMException('Left', 'AbortError')) : Promise.resolve(answer),
  )
  await expect(slots(left.signal)).rejects.toMatchObject({ name: 'AbortError' })
})

it('a read that breaks off because the page is left is no failure', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.resetModules()
  const { api: onPage } = await import('./client')
  const left = vi.fn(() => {
    page.dispatchEvent(new Event('pagehide'))
    return Promise.reject(new TypeError('Load failed'))
  })
  vi.stubGlobal('fetch', left)
  const failed = vi.fn()
  onPage.GET(SLOTS, { params: DELIVERY }).catch(failed)
  await vi.waitFor(() => expect(left).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(failed).not.toHaveBeenCalled()
})

it.each([
  ['an error', {}, 'error' as const],
  ['information when it may be gone', MAY_BE_GONE, 'info' as const],
])('what is missing is logged as %s, in the words of the shop', async (_, options, kind) => {
  const logs = { error: vi.spyOn(console, 'error'), info: vi.spyOn(console, 'info') }
  Object.values(logs).forEach((log) => log.mockReset().mockImplementation(() => {}))
  answer = new Response(null, { status: 404 })
  const order = api.GET(TRACKING, { params: { ...inShop({ orderId: 'o1' }), query: { token: 't' } } })
  await expect(unwrap(order, NOT_READ, options)).rejects.toMatchObject({ status: 404, message: NOT_READ })
  const details = { status: 404, code: 'HTTP_404', requestId: undefined }
  expect(logs[kind].mock.calls).toEqual([[NOT_READ, details]])
  expect(logs[kind === 'error' ? 'info' : 'error']).not.toHaveBeenCalled()
})
