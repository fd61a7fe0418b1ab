import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hookIn } from '../../../tests/setup/hook'
import { expectLog } from '../../../tests/setup/log'
import { createOrderPage, ORDERS } from '../../../tests/setup/order-page'
import { CUSTOMER, quiet } from '../../../tests/setup/shop'
import { saveCard } from '../../sandbox/rules/cards'
import { signedOut } from '../../stores/auth'
import { unconfirmedOrder } from './idempotency-key'
import { useRetryPayment } from './use-place-order'

const RESULT = `${location.origin}/payment-return`
const page = createOrderPage()
const { left, orders, payUrl, press, start } = page
const closePages = () => page.shop.sandbox.context.state.sessions.forEach((session) => (session.expiresAt = 0))

describe('an order that is on its way to the payment', () => {
  it('is settled once the payment page opens, and the way back shows it', async () => {
    await press()
    expect([left(), unconfirmedOrder(CUSTOMER)]).toEqual([payUrl(), null])
  })

  it('gets a new payment page when the first one has closed, and no second order', async () => {
    await press()
    closePages()
    await press()
    expect([left(), orders().length, page.shop.sandbox.context.state.sessions.length]).toEqual([payUrl(), 1, 2])
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
    expect([page.shop.assign.mock.calls.length, result.current.busy]).toEqual([1, false])
    await press()
    expect([left(), orders().length]).toEqual([payUrl(), 2])
  })

  it('is placed again when it was cancelled meanwhile', async () => {
    await press()
    orders()[0]!.cancelledAt = page.shop.sandbox.context.now()
    await press()
    expect([left(), orders().length]).toEqual([payUrl(), 2])
  })

  it('is a new order on the next press when the saved card is declined', async () => {
    saveCard(CUSTOMER, page.shop.sandbox.context)
    const [card] = page.shop.sandbox.context.state.cards![CUSTOMER]!
    page.shop.sandbox.context.state.declines = 1
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
    ['is not led to the payment of the order', `POST ${ORDERS}`],
    ['is not led to a payment page that opens late', '/payment'],
  ])('%s', async (_, match) => {
    await press()
    closePages()
    page.shop.assign.mockReset()
    start({ name: 'latency', ms: 60_000, match })
    await press()
    act(signedOut)
    page.shop.sandbox.context.scenarios.clear()
    await quiet(60)
    expect(orders()).toHaveLength(1)
    expect(page.shop.assign).not.toHaveBeenCalled()
  })

  it('is not led to the result of the order when no payment page opens', async () => {
    expectLog(/Failed to open the payment page/)
    await press()
    closePages()
    page.shop.assign.mockReset()
    start({ name: 'latency', ms: 60_000, match: '/payment' })
    start({ name: 'reset-connection', match: '/payment' })
    await press()
    act(signedOut)
    page.shop.sandbox.context.scenarios.clear()
    await quiet(60)
    expect(page.shop.assign).not.toHaveBeenCalled()
  })

  it('is not led to a payment page that was to be opened again', async () => {
    await press()
    closePages()
    page.shop.assign.mockReset()
    start({ name: 'latency', ms: 60_000, match: '/payment' })
    const { result } = hookIn(page.shop, () => useRetryPayment(CUSTOMER, orders()[0]!.id))
    act(() => result.current.retry())
    await quiet()
    act(signedOut)
    page.shop.sandbox.context.scenarios.clear()
    await quiet(60)
    expect(page.shop.sandbox.context.state.sessions).toHaveLength(2)
    expect(page.shop.assign).not.toHaveBeenCalled()
  })
})

it('a payment page that the API refuses makes the same order a new one', async () => {
  expectLog(/Failed to open the payment page/)
  await press()
  closePages()
  start({ name: 'fail', status: 409, match: '/payment' })
  const { result } = hookIn(page.shop, () => useRetryPayment(CUSTOMER, orders()[0]!.id))
  act(() => result.current.retry())
  await quiet()
  expect(result.current.error).toMatchObject({ status: 409 })
  await press()
  expect(orders()).toHaveLength(2)
})
