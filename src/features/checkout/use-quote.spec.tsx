import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { heldTime, hookIn, readIn } from '../../../tests/setup/hook'
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

it('a quote is stale while another one is pending, for any plan, and while the cart is changing', async () => {
  /** Whether what was drawn was stale, each time it was. */
  const drawn: boolean[] = []
  const use = ({ request, cart }: { request: typeof REQUEST; cart: typeof CART }) => {
    const result = useQuote(CUSTOMER, cart, request)
    drawn.push(result.stale)
    return result
  }
  const { result, rerender } = hookIn(shop, use, { request: REQUEST, cart: CART })
  expect(result.current).toMatchObject({ quote: undefined, stale: true })
  await waitFor(() => expect(result.current.stale).toBe(false))
  const first = result.current.quote
  rerender({ request: OTHER, cart: CART })
  expect(result.current).toMatchObject({ quote: first, stale: true, isReread: false })
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

  const reading = (cart = CART) => readIn(shop, () => useQuote(CUSTOMER, cart, REQUEST))
  const asked = () => held.mock.calls.length
  const pass = async (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
    await quiet()
  }

  it.each([
    ['when it expires', 120_000, 120_000],
    ['after half a minute at the earliest, however soon it expires', 1000, 30_000],
    ['after ten minutes at the latest, even if it holds for months', 90 * 24 * 3_600_000, 600_000],
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
})
