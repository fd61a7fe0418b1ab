import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { heldTimeLimits } from '../../../tests/setup/time-limits'
import { cartQuery } from '../../api/queries/cart'
import { orderQueries } from '../../api/queries/orders'
import { saveCard } from '../../sandbox/rules/cards'
import { orderOf, PICKUP } from '../../../tests/sandbox/orders'
import { unconfirmedOrder } from './idempotency-key'
import type { Placement } from './send-order'
import { useUnconfirmedOrder } from './use-unconfirmed-order'
import { usePlaceOrder } from './use-place-order'

let shop: Shop
let placement: Placement
const ORDERS = `/users/${CUSTOMER}/orders`
const HOME = `/api/v1/restaurants/tamarind-row${ORDERS}`
const placed = () => shop.requests(`POST ${HOME}`) - shop.requests('/quote')
const orders = () => shop.sandbox.context.state.orders
const PATIENT = { timeout: 5000 }
const fail = (name: 'fail' | 'lost-answer' | 'reset-connection', times = 1) =>
  shop.sandbox.context.scenarios.start({
    name,
    status: 503,
    match: `POST ${HOME}`,
    times,
  })

const hook = <T,>(use: () => T) =>
  renderHook(use, {
    wrapper: ({ children }) => <QueryClientProvider client={shop.client}>{children}</QueryClientProvider>,
  }).result
const placing = () => hook(() => usePlaceOrder(CUSTOMER))

/** The order is placed, its answer is lost, and it cannot be looked up. */
async function placedUnheard() {
  expectLog(/Failed to place your order/, /Failed to load your orders/)
  fail('lost-answer')
  shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: `GET ${HOME}`, times: 1 })
  act(() => onlineManager.setOnline(false))
  const result = placing()
  act(() => result.current.place(placement))
  await waitFor(() => expect(result.current.error).not.toBeNull())
  act(() => onlineManager.setOnline(true))
  return result
}

beforeEach(async () => {
  shop = createShop()
  shop.signIn()
  shop.stock(4)
  const quote = await shop.client.fetchQuery(orderQueries.quote(CUSTOMER, '4 lemonades', PICKUP))
  const { returnUrl: _, ...body } = orderOf(quote)
  placement = { ...body, signature: '4 lemonades', quoted: quote }
})
afterEach(() => act(() => onlineManager.setOnline(true)))

describe('placing an order', () => {
  it('sends it and leaves for the payment page, with the order stored for the way back', async () => {
    const result = placing()
    act(() => result.current.place(placement))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    expect(shop.assign.mock.calls[0]![0]).toBe(`${location.origin}/__sandbox/pay/${orders()[0]!.payment.sessionId}`)
    expect(sessionStorage.getItem('orderData')).toBe(JSON.stringify({ orderId: orders()[0]!.id }))
    expect(result.current.busy).toBe(true)
  })

  it('F40 is one POST, however often the button is pressed, at once, while it is sent, or while leaving', async () => {
    const result = placing()
    act(() => {
      result.current.place(placement)
      result.current.place(placement)
    })
    act(() => result.current.place(placement))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    act(() => result.current.place(placement))
    await quiet()
    expect(placed()).toBe(1)
    expect(shop.assign).toHaveBeenCalledOnce()
  })

  it('F40 stays locked when the plan changes while it is sent, or while leaving', async () => {
    const result = placing()
    act(() => result.current.place(placement))
    act(() => result.current.reset())
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    act(() => result.current.reset())
    await quiet()
    expect(result.current.busy).toBe(true)
    act(() => result.current.place({ ...placement, signature: 'with a tip' }))
    await quiet()
    expect(placed()).toBe(1)
  })

  const keys = () => shop.sandbox.context.requestLog.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])

  it.each([
    ['fail', 2],
    ['reset-connection', 2],
    ['lost-answer', 1],
  ] as const)(
    'F24 after %s is repeated with the same key, unless the order is found: one order, %i sent',
    async (trouble, sent) => {
      expectLog(/Failed to place your order/)
      fail(trouble)
      const result = placing()
      act(() => result.current.place(placement))
      await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce(), PATIENT)
      expect([keys().length, new Set(keys()).size, orders().length]).toEqual([sent, 1, 1])
      expect(result.current.error).toBeNull()
    },
  )

  it('is blocked while an earlier order may have been placed: it was, and that is shown', async () => {
    const result = await placedUnheard()
    act(() => result.current.place({ ...placement, note: 'No ice', signature: '4 lemonades without ice' }))
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'PLACED_BEFORE' }))
    expect([placed(), orders().length]).toEqual([1, 1])
  })

  it.each([429, 403, 409])(
    'learns nothing of the first attempt from a %i to the second, and still looks for it',
    async (status) => {
      expectLog(/Failed to place your order/)
      fail('fail')
      const result = placing()
      act(() => result.current.place(placement))
      await waitFor(() => expect(unconfirmedOrder(CUSTOMER)).not.toBeNull())
      await waitFor(() => expect(shop.requests(`GET ${HOME}`)).toBe(1))
      const first = unconfirmedOrder(CUSTOMER)
      shop.sandbox.context.scenarios.start({ name: 'fail', status, match: `POST ${HOME}`, times: 1 })
      await waitFor(() => expect(result.current.error).toMatchObject({ status }), PATIENT)
      expect([placed(), unconfirmedOrder(CUSTOMER)]).toEqual([2, first])
    },
  )

  it('reads the cart again when the order is found afterwards', async () => {
    await placedUnheard()
    const { queryKey } = cartQuery(CUSTOMER)
    await shop.client.fetchQuery(cartQuery(CUSTOMER))
    expect(shop.client.getQueryState(queryKey)?.isInvalidated).toBe(false)
    const found = hook(() => useUnconfirmedOrder(CUSTOMER, false))
    await waitFor(() => expect(found.current.outcome).toBe('placed'))
    expect(shop.client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  it('F24 ends as unknown after 60 s without an answer; pressed again it has the same key: one order', async () => {
    expectLog(/Failed to place your order/)
    const limits = heldTimeLimits()
    shop.sandbox.context.scenarios.start({
      name: 'latency',
      ms: 1_000_000,
      match: `POST /api/v1/restaurants/tamarind-row${ORDERS}`,
      times: 1,
    })
    const result = placing()
    act(() => result.current.place(placement))
    await waitFor(() => expect(limits.begun()).toBe(1))
    await quiet()
    expect(result.current.busy).toBe(true)
    act(() => limits.pass(60_000))
    await waitFor(() => expect(result.current.error).not.toBeNull())
    expect(unconfirmedOrder(CUSTOMER)).not.toBeNull()
    expect(result.current.busy).toBe(false)
    act(() => result.current.place(placement))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    expect([new Set(keys()).size, orders().length]).toEqual([1, 1])
  })

  it('F41 has the same key when pressed again after three lost answers, and there is one order', async () => {
    expectLog(/Failed to place your order/)
    expectLog(/Failed to load your orders/)
    fail('lost-answer', 3)
    shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: `GET ${HOME}`, times: 3 })
    const result = placing()
    act(() => result.current.place(placement))
    await waitFor(
      () => expect(result.current.error?.message).toBe('Failed to place your order. Please try again.'),
      PATIENT,
    )
    expect(result.current.busy).toBe(false)
    act(() => result.current.place(placement))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    expect([keys().length, new Set(keys()).size, orders().length]).toEqual([4, 1, 1])
  })

  it.each(['AT_RESTAURANT', 'SAVED'] as const)('%s is paid without the hosted page', async (type) => {
    if (type === 'SAVED') saveCard(CUSTOMER, shop.sandbox.context)
    const paymentMethodId = shop.sandbox.context.state.cards?.[CUSTOMER]?.[0]?.id
    const result = placing()
    act(() =>
      result.current.place({ ...placement, paymentMethod: { type, ...(paymentMethodId && { paymentMethodId }) } }),
    )
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    expect(shop.assign.mock.lastCall).toEqual([`${location.origin}/payment-return?orderId=${orders()[0]!.id}`])
    expect(orders()[0]!.receivedAt).not.toBeNull()
  })

  it('fails at once without a connection: an order is never queued', async () => {
    expectLog(/Failed to place your order/)
    onlineManager.setOnline(false)
    fail('reset-connection')
    const result = placing()
    act(() => result.current.place(placement))
    await waitFor(() => expect(result.current.error).not.toBeNull())
    act(() => onlineManager.setOnline(true))
    await quiet()
    expect(placed()).toBe(1)
    expect(orders()).toEqual([])
  })

  it('F15 shows why the API refuses it, and reads the price, the cart and the opening again', async () => {
    expectLog(/Failed to place your order/)
    shop.sandbox.context.catalog.change('tamarind-lemonade', (item) => (item.price += 30))
    const invalidate = vi.spyOn(shop.client, 'invalidateQueries')
    const result = placing()
    act(() => result.current.place(placement))
    await waitFor(() => expect(result.current.error?.message).toBe('The price of Tamarind lemonade has changed.'))
    const keys = invalidate.mock.calls.map(([filters]) => filters?.queryKey?.join(' '))
    const restaurant = 'restaurant tamarind-row profile'
    expect(keys).toEqual([`customer ${CUSTOMER} quote`, `customer ${CUSTOMER} cart`, restaurant])
    expect(shop.assign).not.toHaveBeenCalled()
  })

  it('F43 goes to the result of an order that is already paid, and asks for no money', async () => {
    const result = placing()
    act(() => result.current.place(placement))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    orders()[0]!.payment.status = 'PAID'
    const again = placing()
    act(() => again.current.place(placement))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledTimes(2))
    expect(shop.assign.mock.lastCall).toEqual([`${location.origin}/payment-return?orderId=${orders()[0]!.id}`])
    expect(orders()).toHaveLength(1)
  })

  it('F42 is possible again when the page is restored from memory; on a first showing nothing changes', async () => {
    const result = placing()
    act(() => result.current.place(placement))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    const show = (persisted: boolean) =>
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    show(false)
    await quiet()
    expect(result.current.busy).toBe(true)
    show(true)
    await quiet()
    expect(result.current.busy).toBe(false)
  })
})
