import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { heldTime, hookIn } from '../../../tests/setup/hook'
import { expectLog } from '../../../tests/setup/log'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import type { Quote } from '../../api/types'
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

describe('while the checkout stays open', () => {
  /** How long the API lets the next quotes hold, in ms. */
  let life = 0
  const held = vi.fn<typeof fetch>()
  beforeEach(() => {
    heldTime()
    const { fetch } = globalThis
    held.mockReset().mockImplementation(async (...request) => {
      const answer = await fetch(...request)
      if (!answer.ok) return answer
      const quote = (await answer.json()) as Quote
      const expiresAt = new Date(shop.sandbox.context.now() + life).toISOString()
      return new Response(JSON.stringify({ ...quote, expiresAt }), answer)
    })
    vi.stubGlobal('fetch', held)
  })
  afterEach(() => vi.useRealTimers())

  const reading = async (cart = CART) => {
    const { result } = hookIn(shop, () => useQuote(CUSTOMER, cart, REQUEST))
    await quiet()
    return result
  }
  const asked = () => held.mock.calls.length
  const pass = async (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
    await quiet()
  }

  it.each([
    ['when it expires', 120_000, 120_000],
    ['after half a minute at the earliest, however soon it expires', 1000, 30_000],
    ['after ten minutes at the latest, however long it holds', 60 * 60_000, 600_000],
  ])('a price is read again %s', async (_, holds, after) => {
    life = holds
    await reading()
    await pass(after - 2000)
    expect(asked()).toBe(1)
    await pass(3000)
    expect(asked()).toBe(2)
  })

  it('a price that could not be read is read again after 15 seconds', async () => {
    expectLog(/Failed to price your order/)
    life = 600_000
    shop.sandbox.context.scenarios.start({ name: 'fail', status: 503, match: 'POST', times: 1 })
    const result = await reading()
    expect(result.current).toMatchObject({ quote: undefined, error: { message: 'Failed to price your order.' } })
    await pass(14_999)
    expect(asked()).toBe(1)
    await pass(1)
    expect(asked()).toBe(2)
    expect(result.current).toMatchObject({ error: null, stale: false })
  })

  it('a cart that is changing is not priced', async () => {
    const result = await reading({ ...CART, atRest: false })
    await pass(60_000)
    expect(asked()).toBe(0)
    expect(result.current).toMatchObject({ quote: undefined, stale: true, isReread: false })
  })

  it('a price says when it was read, and whether it is read again for the same order', async () => {
    life = 120_000
    const begun = Date.now()
    const result = await reading()
    expect(result.current).toMatchObject({ readAt: begun, isReread: false })
    shop.sandbox.context.scenarios.start({ name: 'latency', ms: 60_000 })
    await pass(121_000)
    expect(result.current).toMatchObject({ readAt: begun, stale: true, isReread: true })
    shop.sandbox.context.scenarios.clear()
    await quiet()
    expect(result.current).toMatchObject({ readAt: begun + 121_000, stale: false, isReread: false })
  })

  it('another order is not the same one read again', async () => {
    life = 120_000
    const { result, rerender } = hookIn(shop, (request: typeof REQUEST) => useQuote(CUSTOMER, CART, request), REQUEST)
    await quiet()
    rerender(OTHER)
    expect(result.current).toMatchObject({ stale: true, isReread: false })
    await quiet()
    expect(result.current.stale).toBe(false)
  })
})
