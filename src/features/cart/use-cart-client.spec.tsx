import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { item } from '../../../tests/model/cart-world'
import { session } from '../../../tests/setup/session-calls'
import { cartQuery } from '../../api/queries/cart'
import { signedIn, signedOut } from '../../stores/auth'
import { useCartActions } from './actions'
import { cartFor } from './cart'
import { useAddToCart } from './use-cart'

const clients = [new QueryClient(), new QueryClient()]
let current: QueryClient
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={current}>{children}</QueryClientProvider>
)
const cartOf = (client: QueryClient) => cartFor(client, 'ada')

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  for (const client of clients) {
    const { menuItemId, price, servingQuantityId, specialInstructions, customOptionGroups } = item('soup')
    const made = { menuItemId, price, servingQuantityId, specialInstructions, customOptionGroups }
    const items = [{ ...made, cartItemId: 'a', quantity: 1, participant: null }]
    client.setQueryData(cartQuery('ada').queryKey, { items, totalAmount: 400, groupOrderId: null, version: null })
  }
  act(() => signedIn(session('ada', 'token')))
})
afterEach(() => {
  for (const client of clients) client.clear()
  act(signedOut)
})

it('a page whose cache is another one changes the cart of that cache', async () => {
  const [first, second] = clients as [QueryClient, QueryClient]
  current = first
  const { result, rerender } = renderHook(() => ({ add: useAddToCart(), actions: useCartActions() }), { wrapper })
  current = second
  rerender()
  await act(async () => {
    result.current.add(item('tea'))
    result.current.actions.setQuantity(cartOf(second).drawn().lines[0]!, 3)
    await Promise.resolve()
  })
  expect(
    cartOf(second)
      .drawn()
      .lines.map(({ quantity }) => quantity),
  ).toEqual([3, 1])
  expect(cartOf(first).changes()).toEqual([])
})

it('a page that renders again keeps what it does', () => {
  current = clients[0]!
  const { result, rerender } = renderHook(() => [useAddToCart(), useCartActions()], { wrapper })
  const before = result.current
  rerender()
  expect(result.current[0]).toBe(before[0])
  expect(result.current[1]).toBe(before[1])
})
