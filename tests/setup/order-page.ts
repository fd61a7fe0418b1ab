import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { orderQueries } from '../../src/api/queries/orders'
import { orderDone } from '../../src/features/checkout/idempotency-key'
import type { Placement } from '../../src/features/checkout/send-order'
import { usePlaceOrder } from '../../src/features/checkout/use-place-order'
import { orderOf, PICKUP } from '../sandbox/orders'
import { heldTime, hookIn } from './hook'
import { createShop, CUSTOMER, quiet, type Shop } from './shop'

/** The address of the customer's orders. */
export const ORDERS = `/api/v1/restaurants/tamarind-row/users/${CUSTOMER}/orders`

type Trouble = Parameters<Shop['sandbox']['context']['scenarios']['start']>[0]

/** The order of four lemonades, priced. */
async function pricedLemonades(shop: Shop): Promise<Placement> {
  shop.stock(4)
  const quote = await shop.client.fetchQuery(orderQueries.quote(CUSTOMER, '4 lemonades', PICKUP))
  const { returnUrl: _, ...body } = orderOf(quote)
  return { ...body, signature: '4 lemonades', quoted: quote }
}

/** A customer who can order four lemonades, while time stands still. Call it once per file; each test has its own. */
export function createOrderPage() {
  const page = {
    shop: {} as Shop,
    placement: {} as Placement,
    /** Starts a scenario, for the next order that is sent unless it says otherwise. */
    start: (trouble: Trouble) =>
      page.shop.sandbox.context.scenarios.start({ match: `POST ${ORDERS}`, times: 1, ...trouble }),
    orders: () => page.shop.sandbox.context.state.orders,
    /** The button, on a page of its own. */
    placing: () => hookIn(page.shop, () => usePlaceOrder(CUSTOMER)).result,
    /** Presses the button on a page of its own, as after a reload or the way back. */
    press: async (change: Partial<Placement> = {}) => {
      const result = page.placing()
      act(() => result.current.place({ ...page.placement, ...change }))
      await quiet(60)
      return result
    },
    /** Time passes, and what it starts is answered. */
    pass: async (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms))
      await quiet(60)
    },
    /** The page that the browser was sent to. */
    left: () => page.shop.assign.mock.lastCall?.[0],
    /** The payment page that was opened last. */
    payUrl: () => `${location.origin}/__sandbox/pay/${page.shop.sandbox.context.state.sessions.at(-1)!.id}`,
  }
  beforeEach(async () => {
    page.shop = createShop()
    page.shop.signIn()
    page.placement = await pricedLemonades(page.shop)
    page.shop.sandbox.context.requestLog.length = 0
    heldTime()
  })
  afterEach(() => {
    act(orderDone)
    vi.useRealTimers()
  })
  return page
}
