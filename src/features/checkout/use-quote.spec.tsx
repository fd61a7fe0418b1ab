import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createShop, CUSTOMER } from '../../../tests/setup/shop'
import { FIRST_PLAN, quoteRequest } from './plan'
import { useQuote } from './use-quote'

it('a quote that holds for months, or a device whose clock is months behind, is not asked for again at once', async () => {
  const shop = createShop()
  shop.signIn()
  shop.stock(6)
  shop.host.world.now = () => Date.now() + 90 * 24 * 3_600_000
  const cart = { signature: '6 lemonades', atRest: true }
  const { result } = renderHook(() => useQuote(CUSTOMER, cart, quoteRequest(FIRST_PLAN)), {
    wrapper: ({ children }) => <QueryClientProvider client={shop.client}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.quote).toBeDefined())
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(shop.requests('/quote')).toBe(1)
})
