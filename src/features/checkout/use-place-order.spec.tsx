import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { orderQueries } from '../../api/queries/orders'
import { orderOf, PICKUP } from '../../sandbox/testing'
import { usePlaceOrder, type Placement } from './use-place-order'

let shop: Shop
let placement: Placement
const ORDERS = `/users/${CUSTOMER}/orders`
const placed = () => shop.requests(`POST /api/v1/restaurants/tamarind-row${ORDERS}`) - shop.requests('/quote')
const orders = () => shop.host.world.state.orders
const fail = (name: 'fail' | 'lost-answer' | 'reset-connection') =>
  shop.host.world.scenarios.start({
    name,
    status: 503,
    match: `POST /api/v1/restaurants/tamarind-row${ORDERS}`,
    times: 1,
  })

const hook = <T,>(use: () => T) =>
  renderHook(use, {
    wrapper: ({ children }) => <QueryClientProvider client={shop.client}>{children}</QueryClientProvider>,
  }).result
const placing = () => hook(() => usePlaceOrder(CUSTOMER))

beforeEach(async () => {
  shop = createShop()
  shop.signIn()
  shop.stock(4)
  const quote = await shop.client.fetchQuery(orderQueries.quote(CUSTOMER, '4 lemonades', PICKUP))
  const { returnUrl: _, ...body } = orderOf(quote)
  placement = { ...body, signature: '4 lemonades' }
})
afterEach(() => act(() => onlineManager.setOnline(true)))

describe('placing an order', () => {
  it('sends it and leaves for the payment page, with the order kept for the way back', async () => {
    const result = placing()
    act(() => result.current.place(placement))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    expect(shop.assign.mock.calls[0]![0]).toBe(`${location.origin}/__sandbox/pay/${orders()[0]!.payment.sessionId}`)
    expect(sessionStorage.getItem('orderData')).toBe(JSON.stringify({ orderId: orders()[0]!.id }))
    expect(result.current.busy).toBe(true)
  })

  it('F40 however often it is pressed, at once or while it is sent, or on the way out, is one POST', async () => {
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

  it.each(['fail', 'lost-answer', 'reset-connection'] as const)(
    'F41 pressed again after %s it has the same key, and there is one order',
    async (trouble) => {
      expectLog(/Failed to place your order/)
      fail(trouble)
      const result = placing()
      act(() => result.current.place(placement))
      await waitFor(() => expect(result.current.error?.message).toBe('Failed to place your order. Please try again.'))
      expect(result.current.busy).toBe(false)
      act(() => result.current.place(placement))
      await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
      const keys = shop.host.world.ledger.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
      expect([keys.length, new Set(keys).size, orders().length]).toEqual([2, 1, 1])
    },
  )

  it('without a connection fails at once: an order is never queued', async () => {
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

  it('F15 that the host refuses says why, and asks for the price and the cart anew', async () => {
    expectLog(/Failed to place your order/)
    shop.host.world.catalog.change('tamarind-lemonade', (item) => (item.price += 30))
    const invalidate = vi.spyOn(shop.client, 'invalidateQueries')
    const result = placing()
    act(() => result.current.place(placement))
    await waitFor(() => expect(result.current.error?.message).toBe('The price of Tamarind lemonade has changed.'))
    const keys = invalidate.mock.calls.map(([filters]) => filters?.queryKey?.join(' '))
    expect(keys).toEqual([`customer ${CUSTOMER} quote`, `customer ${CUSTOMER} cart`])
    expect(shop.assign).not.toHaveBeenCalled()
  })

  it('F43 of an order that is paid already goes to its result, and asks for no money', async () => {
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

  it('F42 brought back from the browser’s memory it can be pressed again; on a first showing nothing changes', async () => {
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
