import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { heldTime, hookIn } from '../../../tests/setup/hook'
import { expectLog } from '../../../tests/setup/log'
import { pricedLemonades } from '../../../tests/setup/placement'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { saveCard } from '../../sandbox/rules/cards'
import { signedOut } from '../../stores/auth'
import { orderDone, unconfirmedOrder } from './idempotency-key'
import type { Placement } from './send-order'
import { usePlaceOrder, useRetryPayment } from './use-place-order'

const HOME = `/api/v1/restaurants/tamarind-row/users/${CUSTOMER}/orders`
const RESULT = `${location.origin}/payment-return`
let shop: Shop
let placement: Placement
beforeEach(async () => {
  shop = createShop()
  shop.signIn()
  placement = await pricedLemonades(shop)
  heldTime()
})
afterEach(() => {
  act(orderDone)
  vi.useRealTimers()
})

type Trouble = Parameters<Shop['sandbox']['context']['scenarios']['start']>[0]
const start = (what: Trouble) => shop.sandbox.context.scenarios.start({ match: `POST ${HOME}`, times: 1, ...what })
const orders = () => shop.sandbox.context.state.orders
const placing = () => hookIn(shop, () => usePlaceOrder(CUSTOMER)).result
/** Presses the button on a page of its own, as after a reload or the way back. */
async function press(change: Partial<Placement> = {}) {
  const result = placing()
  act(() => result.current.place({ ...placement, ...change }))
  await quiet(60)
  return result
}
const left = () => shop.assign.mock.lastCall?.[0]
const payUrl = () => `${location.origin}/__sandbox/pay/${shop.sandbox.context.state.sessions.at(-1)!.id}`
const closePages = () => shop.sandbox.context.state.sessions.forEach((session) => (session.expiresAt = 0))

describe('an order that is on its way to the payment', () => {
  it('is settled once the payment page opens, and the way back shows it', async () => {
    await press()
    expect([left(), unconfirmedOrder(CUSTOMER)]).toEqual([payUrl(), null])
  })

  it('gets a new payment page when the first one has closed, and no second order', async () => {
    await press()
    closePages()
    await press()
    expect([left(), orders().length, shop.sandbox.context.state.sessions.length]).toEqual([payUrl(), 1, 2])
    expect(JSON.parse(sessionStorage.getItem('orderData')!)).toEqual({ orderId: orders()[0]!.id })
  })

  it('ends at its result when the payment page cannot be opened now', async () => {
    expectLog(/Failed to open the payment page/)
    await press()
    closePages()
    start({ name: 'fail', status: 503, match: '/payment' })
    await press()
    expect([left(), orders().length]).toEqual([`${RESULT}?orderId=${orders()[0]!.id}`, 1])
    expect(unconfirmedOrder(CUSTOMER)).toBeNull()
    await press()
    expect([left(), orders().length]).toEqual([payUrl(), 1])
  })

  it('is a new order on the next press when the API refuses its payment', async () => {
    expectLog(/Failed to open the payment page/)
    await press()
    closePages()
    start({ name: 'fail', status: 409, match: '/payment' })
    const result = await press()
    expect(result.current.error).toMatchObject({ status: 409 })
    expect([shop.assign.mock.calls.length, result.current.busy]).toEqual([1, false])
    await press()
    expect([left(), orders().length]).toEqual([payUrl(), 2])
  })

  it('is placed anew when it was cancelled meanwhile', async () => {
    await press()
    orders()[0]!.cancelledAt = shop.sandbox.context.now()
    await press()
    expect([left(), orders().length]).toEqual([payUrl(), 2])
  })

  it('is a new order on the next press when the saved card is declined', async () => {
    saveCard(CUSTOMER, shop.sandbox.context)
    const [card] = shop.sandbox.context.state.cards![CUSTOMER]!
    shop.sandbox.context.state.declines = 1
    const bySaved = { paymentMethod: { type: 'SAVED', paymentMethodId: card!.id } } as const
    await press(bySaved)
    expect([left(), orders()[0]!.payment.status]).toEqual([`${RESULT}?orderId=${orders()[0]!.id}`, 'DECLINED'])
    await press(bySaved)
    expect(orders().map(({ payment }) => payment.status)).toEqual(['CANCELLED', 'PAID'])
  })

  it('is the same order on the next press when it is paid at the restaurant', async () => {
    await press({ paymentMethod: { type: 'AT_RESTAURANT' } })
    await press({ paymentMethod: { type: 'AT_RESTAURANT' } })
    expect(orders()).toHaveLength(1)
    expect(JSON.parse(sessionStorage.getItem('orderData')!)).toEqual({ orderId: orders()[0]!.id })
  })

  it('is the same order on the next press when its payment page declined it', async () => {
    await press()
    orders()[0]!.payment.status = 'DECLINED'
    await press()
    await press()
    expect([left(), orders().length]).toEqual([payUrl(), 1])
  })
})

describe('a customer who has signed out meanwhile', () => {
  it.each([
    ['is not led to the payment of the order', `POST ${HOME}`],
    ['is not led to a payment page that opens late', '/payment'],
  ])('%s', async (_, match) => {
    await press()
    closePages()
    shop.assign.mockReset()
    start({ name: 'latency', ms: 60_000, match })
    await press()
    act(signedOut)
    shop.sandbox.context.scenarios.clear()
    await quiet(60)
    expect(orders()).toHaveLength(1)
    expect(shop.assign).not.toHaveBeenCalled()
  })

  it('is not led to the result of the order when no payment page opens', async () => {
    expectLog(/Failed to open the payment page/)
    await press()
    closePages()
    shop.assign.mockReset()
    start({ name: 'latency', ms: 60_000, match: '/payment' })
    start({ name: 'reset-connection', match: '/payment' })
    await press()
    act(signedOut)
    shop.sandbox.context.scenarios.clear()
    await quiet(60)
    expect(shop.assign).not.toHaveBeenCalled()
  })

  it('is not led to a payment page that was to be opened again', async () => {
    await press()
    closePages()
    shop.assign.mockReset()
    start({ name: 'latency', ms: 60_000, match: '/payment' })
    const { result } = hookIn(shop, () => useRetryPayment(CUSTOMER, orders()[0]!.id))
    act(() => result.current.retry())
    await quiet()
    act(signedOut)
    shop.sandbox.context.scenarios.clear()
    await quiet(60)
    expect(shop.sandbox.context.state.sessions).toHaveLength(2)
    expect(shop.assign).not.toHaveBeenCalled()
  })
})

it('a payment page that the API refuses makes the same order a new one', async () => {
  expectLog(/Failed to open the payment page/)
  await press()
  closePages()
  start({ name: 'fail', status: 409, match: '/payment' })
  const { result } = hookIn(shop, () => useRetryPayment(CUSTOMER, orders()[0]!.id))
  act(() => result.current.retry())
  await quiet()
  expect(result.current.error).toMatchObject({ status: 409 })
  await press()
  expect(orders()).toHaveLength(2)
})
