// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { readEarly, showKept } from './inline-scripts'

const CART = '/api/v1/restaurants/r/users/cus_1/cart'
const CODE = '/assets/Ca-1.js'
const asked = vi.fn((_url: URL, _init: RequestInit) => Promise.resolve(new Response('[]')))

function run(script: string) {
  // eslint-disable-next-line no-eval
  ;(0, eval)(script)
}
const askEarly = () => run(readEarly(['/api/v1/restaurants/r/users/{customerId}/cart', 'https://api.test/r']))

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('earlyReads', undefined)
  document.body.innerHTML = '<div id="root"></div>'
  document.cookie = 'XSRF-TOKEN=a%3Db'
  const kept = { customerId: 'cus_1', at: '/cart', code: CODE, html: '<main>2 × soup</main>' }
  const stored = {
    authToken: 'token',
    refreshToken: 'more',
    user: JSON.stringify({ id: 'cus_1' }),
    keptPage: JSON.stringify(kept),
  }
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  history.replaceState(null, '', '/cart')
})

it('a page asks early for what it reads, with the headers of the client, and no token in an address', () => {
  askEarly()
  const common = { login_source: 'mobile', 'Content-Type': 'application/json', Authorization: 'Bearer token' }
  expect(asked.mock.calls.map(([url, init]) => [url.href, init.headers])).toEqual([
    [location.origin + CART, { ...common, 'X-XSRF-TOKEN': 'a=b' }],
    ['https://api.test/r', common],
  ])
  expect(Object.keys(earlyReads!)).toEqual([location.origin + CART, 'https://api.test/r'])
})

it.each([
  ['?orderId=ord%2F1', ['/orders/ord%2F1']],
  ['', []],
  ['?orderId=ord_1&token=t', []],
])('an order is asked for early when its address %s names it, and not by a link for others', (search, paths) => {
  history.replaceState(null, '', `/track-order${search}`)
  run(readEarly(['/orders/{orderId}']))
  expect(asked.mock.calls.map(([url]) => url.pathname)).toEqual(paths)
})

it('a response is held whole, and the body of a refusal is not waited for', async () => {
  const refused = new Response('no', { status: 401 })
  asked.mockResolvedValueOnce(new Response('[1]', { headers: { etag: '"7"' } })).mockResolvedValueOnce(refused)
  askEarly()
  const [cart, restaurant] = Object.values(earlyReads!)
  expect([(await cart!).headers.get('etag'), await (await cart!).text()]).toEqual(['"7"', '[1]'])
  await expect(restaurant).rejects.toBe(401)
  expect(refused.bodyUsed).toBe(true)
})

it.each(['authToken', 'refreshToken', 'user'])('nothing is asked early without a stored %s', (key) => {
  localStorage.removeItem(key)
  askEarly()
  expect(asked).not.toHaveBeenCalled()
})

const shown = () => document.querySelector('#root > [inert]')?.innerHTML

it('the page is shown as the customer last saw it, and cannot be used yet', () => {
  run(showKept(CODE))
  expect(shown()).toBe('<main>2 × soup</main>')
})

it.each<[string, () => void]>([
  ['another customer signed in', () => localStorage.setItem('user', JSON.stringify({ id: 'cus_2' }))],
  ['the customer signed out', () => localStorage.removeItem('authToken')],
  ['the address asks for more', () => history.replaceState(null, '', '/cart?add=soup')],
  ['what is kept cannot be read', () => localStorage.setItem('keptPage', '{')],
  ['nothing is kept', () => localStorage.removeItem('keptPage')],
])('nothing is shown from before when %s', (_, happen) => {
  happen()
  run(showKept(CODE))
  expect(shown()).toBeUndefined()
})

it('nothing is shown of another build', () => {
  run(showKept('/assets/Ca-2.js'))
  expect(shown()).toBeUndefined()
})
