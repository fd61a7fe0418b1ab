import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createSandbox } from '../../sandbox/sandbox'
import { issueIdToken } from '../../sandbox/rules/identity'
import { signedIn, signedOut } from '../../stores/auth'
import { providerQuery, useProvider } from './provider'

const PHONE = '+12125550100'
const names = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', createdAt: '' }
const sandbox = createSandbox()
const server = setupServer(http.all('*', ({ request }) => sandbox.fetch(request)))
const provider = 'http://*/api/v1/clover/restaurants/:restaurantId/users/:userId/orders/:orderId/provider'

let client: QueryClient
const shown = (orderId?: string) =>
  renderHook(() => useProvider(orderId), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result

beforeEach(() => {
  server.listen({ onUnhandledRequest: 'error' })
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  sandbox.context.reset()
  sandbox.context.state.customers.push({ id: 'cus', phone: PHONE, ...names })
  const authToken = issueIdToken({ uid: 'uid', phone: PHONE, createdAt: 0, lastLoginAt: 0 }, 'test')
  const user = { ...names, id: 'cus', customerId: 'cus', phoneNumber: PHONE, isNewUser: false, lastLoginAt: '' }
  signedIn({ authToken, refreshToken: 'refresh', user })
})
afterEach(() => {
  server.resetHandlers()
  server.close()
  act(signedOut)
})

it.each([
  ['without an order', undefined, 'for no-order'],
  ['with the order at hand', 'ord_1', 'for ord_1'],
])(
  'the payment provider is the one the API names, asked for %s, and undefined until then',
  async (_, orderId, name) => {
    server.use(http.get(provider, ({ params }) => HttpResponse.json({ provider: `for ${String(params.orderId)}` })))
    const result = shown(orderId)
    expect(result.current).toBeUndefined()
    await waitFor(() => expect(result.current).toBe(name))
  },
)

it('the payment provider is requested from the API as the customer', async () => {
  shown()
  await waitFor(() => expect(sandbox.context.requestLog).toHaveLength(1))
  expect(sandbox.context.requestLog[0]).toMatchObject({ method: 'GET', status: 200, customer: 'cus' })
})

it.each([
  ['an error', () => new HttpResponse(null, { status: 500 })],
  ['no connection', () => HttpResponse.error()],
  ['another answer', () => HttpResponse.json({ name: 'stripe' })],
])('the payment provider is clover on %s', async (_, answer) => {
  expectLog(/Failed to look up the payment provider/)
  server.use(http.get(provider, answer))
  const result = shown()
  await waitFor(() => expect(client.getQueryState(providerQuery('cus').queryKey)?.status).toBe('error'))
  expect(result.current).toBe('clover')
})

it('the payment provider stays the one that was named first when a failed lookup would succeed later', async () => {
  expectLog(/Failed to look up the payment provider/)
  server.use(http.get(provider, () => new HttpResponse(null, { status: 403 }), { once: true }))
  client.mount()
  const result = shown()
  await waitFor(() => expect(result.current).toBe('clover'))
  server.use(http.get(provider, () => HttpResponse.json({ provider: 'stripe' })))
  const again = shown()
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'))
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([result.current, again.current]).toEqual(['clover', 'clover'])
  client.unmount()
})

it('the payment provider is clover when the API names none', async () => {
  server.use(http.get(provider, () => HttpResponse.json({ provider: '' })))
  const result = shown()
  await waitFor(() => expect(client.getQueryData(providerQuery('cus').queryKey)).toBe(''))
  expect(result.current).toBe('clover')
})

it('the payment provider is not requested for a guest, and is forgotten on signing out', async () => {
  server.use(http.get(provider, () => HttpResponse.json({ provider: 'stripe' })))
  const result = shown()
  await waitFor(() => expect(result.current).toBe('stripe'))
  act(signedOut)
  expect(result.current).toBeUndefined()
  expect(client.isFetching()).toBe(0)
})
