import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { createShop, CUSTOMER, type Shop } from '../../../tests/setup/shop'
import { INITIAL_CHOICES, quoteRequest } from './checkout-choices'
import { useQuote } from './use-quote'

const REQUEST = quoteRequest(INITIAL_CHOICES)
const OTHER = { ...REQUEST, promoCode: 'MARKET10' }
const CART = { signature: '6 lemonades', atRest: true }

let shop: Shop
beforeEach(() => {
  shop = createShop()
  shop.signIn()
  shop.stock(6)
})

/** Whether what was drawn was stale, each time it was. */
const drawn: boolean[] = []
const quote = () =>
  renderHook(
    ({ request, cart }) => {
      const result = useQuote(CUSTOMER, cart, request)
      drawn.push(result.stale)
      return result
    },
    {
      initialProps: { request: REQUEST, cart: CART },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={shop.client}>{children}</QueryClientProvider>
      ),
    },
  )

it('a quote that holds for months, or a device whose clock is months behind, is not asked for again at once', async () => {
  shop.sandbox.context.now = () => Date.now() + 90 * 24 * 3_600_000
  const { result } = quote()
  await waitFor(() => expect(result.current.quote).toBeDefined())
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(shop.requests('/quote')).toBe(1)
})

it('a quote is stale while another one is pending, for any plan, and while the cart is changing', async () => {
  const { result, rerender } = quote()
  expect(result.current).toMatchObject({ quote: undefined, stale: true })
  await waitFor(() => expect(result.current.stale).toBe(false))
  const first = result.current.quote
  rerender({ request: OTHER, cart: CART })
  expect(result.current).toMatchObject({ quote: first, stale: true })
  await waitFor(() => expect(result.current.stale).toBe(false))
  expect(result.current.quote?.totals.discount).toBeGreaterThan(0)
  drawn.length = 0
  act(() => result.current.retry())
  await waitFor(() => expect(drawn).toEqual([true, false]))
  rerender({ request: OTHER, cart: { ...CART, atRest: false } })
  expect(result.current.stale).toBe(true)
})
