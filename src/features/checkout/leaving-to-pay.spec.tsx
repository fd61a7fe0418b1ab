import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { hookIn } from '../../../tests/setup/hook'
import { expectLog } from '../../../tests/setup/log'
import { createOrderPage, ORDERS } from '../../../tests/setup/order-page'
import { CUSTOMER, quiet } from '../../../tests/setup/shop'
import { saveCard } from '../../sandbox/rules/cards'
import { signedOut } from '../../stores/auth'
import { unconfirmedOrder } from './idempotency-key'
import { readOrderData } from './order-data'
import { useRetryPayment } from './use-place-order'

const RESULT = `${location.origin}/payment-return`
const page = createOrderPage()
const { left, orders, payUrl, press, pass, start } = page
const sessions = () => page.shop.sandbox.context.state.sessions
const closePages = () => sessions().forEach((session) => (session.expiresAt = 0))
const resultOf = (index: number) => `${RESULT}?orderId=${orders()[index]!.id}`
const retrying = () => hookIn(page.shop, () => useRetryPayment(CUSTOMER, orders()[0]!.id)).result

describe('an order that is on its way to the payment', () => {
  it('is settled once the payment page opens; gets a new page when that has closed, and no second order', async () => {
    await press()
    expect([left(), unconfirmedOrder(CUSTOMER)]).toEqual([payUrl(), null])
    closePages()
    await press()
    expect([left(), orders().length, sessions().length]).toEqual([payUrl(), 1, 2])
    expect(readOrderData()).toEqual({ orderId: orders()[0]!.id })
  })

  it('ends at its result when the payment page cannot be opened now', async () => {
    expectLog(/Failed to open the payment page/)
    await press()
    closePages()
    start({ name: 'fail', status: 503, match: '/payment' })
    await press()
    expect([left(), orders().length]).toEqual([resultOf(0), 1])
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
    expect([left(), orders()[0]!.payment.status]).toEqual([resultOf(0), 'DECLINED'])
    await press(bySaved)
    expect(orders().map(({ payment }) => payment.status)).toEqual(['CANCELLED', 'PAID'])
    expect(left()).toBe(resultOf(1))
  })

  it('is the same order on the next press when it is paid at the restaurant', async () => {
    await press({ paymentMethod: { type: 'AT_RESTAURANT' } })
    await press({ paymentMethod: { type: 'AT_RESTAURANT' } })
    expect([left(), orders().length]).toEqual([resultOf(0), 1])
    expect(readOrderData()).toEqual({ orderId: orders()[0]!.id })
  })

  it.each([
    ['DECLINED', 'leads to its payment page once more', payUrl],
    ['PAID', 'leads to its result, and asks for no money (F43)', () => resultOf(0)],
  ] as const)('is the same order on the next press when its page has %s it, and %s', async (status, _, where) => {
    await press()
    orders()[0]!.payment.status = status
    await press()
    await press()
    expect([left(), orders().length]).toEqual([where(), 1])
  })
})

async function pageClosed() {
  await press()
  closePages()
  page.shop.assign.mockReset()
}

describe('a customer who has signed out meanwhile', () => {
  beforeEach(pageClosed)
  /** Signs out while what was pressed is under way. */
  async function signOutMeanwhile() {
    act(signedOut)
    page.shop.sandbox.context.scenarios.clear()
    await quiet(60)
    expect(orders()).toHaveLength(1)
    expect(page.shop.assign).not.toHaveBeenCalled()
  }

  it.each([
    ['is not led to the payment of the order', `POST ${ORDERS}`],
    ['is not led to a payment page that opens late', '/payment'],
  ])('%s', async (_, match) => {
    start({ name: 'latency', ms: 60_000, match })
    await press()
    await signOutMeanwhile()
  })

  it('is not led to the result of the order when no payment page opens', async () => {
    expectLog(/Failed to open the payment page/)
    start({ name: 'latency', ms: 60_000, match: '/payment' })
    start({ name: 'reset-connection', match: '/payment' })
    await press()
    await signOutMeanwhile()
  })

  it('is not led to a payment page that was to be opened again', async () => {
    start({ name: 'latency', ms: 60_000, match: '/payment' })
    const result = retrying()
    act(() => result.current.retry())
    await quiet()
    await signOutMeanwhile()
    expect(sessions()).toHaveLength(2)
  })
})

describe('a payment page that is opened again', () => {
  beforeEach(pageClosed)
  const retry = async (result = retrying()) => {
    act(() => result.current.retry())
    await quiet(60)
    return result
  }

  it('is another one, and has a name, as the placing of an order has, in reports and in the inspector', async () => {
    const result = await retry()
    expect([left(), sessions().length, result.current.busy]).toEqual([payUrl(), 2, true])
    const called = page.shop.client.getMutationCache().getAll()
    const path = '/restaurants/{restaurantId}/users/{customerId}/orders'
    const key = ['customer', CUSTOMER, 'orders']
    expect(called.map(({ meta, options }) => [meta?.call, options.mutationKey])).toEqual([
      [`POST ${path}`, [...key, 'place']],
      [`POST ${path}/{orderId}/payment`, [...key, orders()[0]!.id, 'pay again']],
    ])
  })

  it('makes the same order a new one if the API refuses it', async () => {
    expectLog(/Failed to open the payment page/)
    start({ name: 'fail', status: 409, match: '/payment' })
    const result = await retry()
    expect(result.current.error).toMatchObject({ status: 409 })
    await press()
    expect(orders()).toHaveLength(2)
  })

  it('F24 is requested again when its answer was lost, and there is one session', async () => {
    expectLog(/Failed to open the payment page/)
    start({ name: 'lost-answer', match: '/payment' })
    await retry()
    await pass(1000)
    expect([left(), sessions().length]).toEqual([payUrl(), 2])
  })

  it('shows an error when it cannot be opened, and can be requested again', async () => {
    expectLog(/Failed to open the payment page/)
    start({ name: 'fail', status: 500, match: '/payment', times: 3 })
    const result = await retry()
    for (let times = 0; times < 2; times++) await pass(1000)
    expect(result.current.error?.message).toBe('Failed to open the payment page. Please try again.')
    expect(result.current.busy).toBe(false)
    await retry(result)
    expect(left()).toBe(payUrl())
  })
})
