import { beforeEach, expect, it, vi } from 'vitest'
import { config } from '../lib/config'
import { read } from './read'

const RESTAURANT = '/api/v1/restaurants/{restaurantId}'
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
const slots = () => read(`${RESTAURANT}/slots`, {}, NOT_READ, { query: { type: 'DELIVERY' } })

it('a read asks the restaurant of the shop for what it names, and gives the answer', async () => {
  await expect(slots().queryFn()).resolves.toEqual({ days: [] })
  answer = new Response('{"avoid":["EGG"]}')
  const allergens = read(`${RESTAURANT}/users/{customerId}/allergens`, { customerId: 'ada' }, NOT_READ)
  await expect(allergens.queryFn()).resolves.toEqual({ avoid: ['EGG'] })
  expect(urls()).toEqual(['/slots?type=DELIVERY', '/users/ada/allergens'])
})

it('a developer finds a read in the inspector of the cache by its call', () => {
  expect(slots().meta).toEqual({ call: 'GET /restaurants/{restaurantId}/slots' })
})

it('a read goes with the header that proves who asks', async () => {
  answer = new Response('{"days":[]}')
  const { queryFn } = read(`${RESTAURANT}/slots`, {}, NOT_READ, {
    query: { type: 'PICKUP' },
    header: { Authorization: 'Bearer given' },
  })
  await queryFn()
  expect(sent[0]!.headers.get('authorization')).toBe('Bearer given')
})

it('a read that the page no longer needs is given up', async () => {
  const left = new AbortController()
  left.abort()
  vi.stubGlobal('fetch', (_: Request, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(new DOMException('Left', 'AbortError')) : Promise.resolve(answer),
  )
  await expect(slots().queryFn({ signal: left.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

it('a read that breaks off because the page is left is no failure', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.resetModules()
  const { read: readOnPage } = await import('./read')
  const left = vi.fn(() => {
    page.dispatchEvent(new Event('pagehide'))
    return Promise.reject(new TypeError('Load failed'))
  })
  vi.stubGlobal('fetch', left)
  const failed = vi.fn()
  readOnPage(`${RESTAURANT}/slots`, {}, NOT_READ, { query: { type: 'DELIVERY' } })
    .queryFn()
    .catch(failed)
  await vi.waitFor(() => expect(left).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(failed).not.toHaveBeenCalled()
})

it.each([
  ['an error', undefined, 'error' as const],
  ['information when it may be gone', true, 'info' as const],
])('what is missing is logged as %s, in the words of the shop', async (_, mayBeGone, kind) => {
  const logs = { error: vi.spyOn(console, 'error'), info: vi.spyOn(console, 'info') }
  Object.values(logs).forEach((log) => log.mockReset().mockImplementation(() => {}))
  answer = new Response(null, { status: 404 })
  const order = read(`${RESTAURANT}/orders/{orderId}/tracking`, { orderId: 'o1' }, NOT_READ, {
    query: { token: 't' },
    ...(mayBeGone && { mayBeGone }),
  })
  await expect(order.queryFn()).rejects.toMatchObject({ status: 404, message: NOT_READ })
  const details = { status: 404, code: 'HTTP_404', requestId: undefined }
  expect(logs[kind].mock.calls).toEqual([[NOT_READ, details]])
  expect(logs[kind === 'error' ? 'info' : 'error']).not.toHaveBeenCalled()
})
