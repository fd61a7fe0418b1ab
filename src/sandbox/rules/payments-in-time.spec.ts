import { beforeEach, describe, expect, it } from 'vitest'
import { otherCustomer, startScenario } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import {
  addToCart,
  AT_SEVEN,
  cancelOrder,
  customerWithCart,
  paidBy,
  pay,
  pickupAt,
  placedOrder,
  readCart,
  readOrder,
  readPayment,
  retryPayment,
  setQuantity,
  SEVEN,
} from '../../../tests/sandbox/orders'
import { settlePayment } from './payments'

const MINUTE = 60_000

eachTestHas(customerWithCart)
let now: number
/** Stops the clock, so that a time is met to the millisecond. */
function stopAt(instant: string | number) {
  now = new Date(instant).getTime()
  customer.sandbox.context.now = () => now
}
beforeEach(() => {
  stopAt('2026-11-20T18:00:00Z')
})

const declined = async (request = pickupAt(null)) => {
  const { id, payment } = await placedOrder(customer, { request })
  await pay(customer.sandbox, payment.url, 'decline')
  return id
}
const readyAt = async (id: string) => Date.parse((await readOrder(customer, id)).fulfilment.readyAt)

describe('a payment page', () => {
  it('takes money until the last millisecond of its quarter of an hour', async () => {
    const { id, payment } = await placedOrder(customer)
    expect(payment.expiresAt).toBe(new Date(now + 15 * MINUTE).toISOString())
    now += 15 * MINUTE - 1
    expect(await readPayment(customer, id)).toMatchObject({ status: 'PENDING', url: payment.url })
    now += 1
    expect(await readPayment(customer, id)).toMatchObject({ status: 'EXPIRED', url: null, expiresAt: null })
    const { context } = customer.sandbox
    settlePayment(context.state.sessions[0]!, { status: 'PAID', saves: false }, context)
    expect((await readOrder(customer, id)).status).toBe('AWAITING_PAYMENT')
  })

  it('keeps the wallet that it was opened with', async () => {
    const { context } = customer.sandbox
    context.restaurant = { ...context.restaurant, wallets: ['APPLE_PAY'] }
    const paymentMethod = { type: 'HOSTED', wallet: 'APPLE_PAY' } as const
    const { id, payment } = await placedOrder(customer, { paymentMethod })
    expect(payment.wallet).toBe('APPLE_PAY')
    await pay(customer.sandbox, payment.url, 'decline')
    expect((await retryPayment(customer, id)).body.wallet).toBe('APPLE_PAY')
  })
})

it('as many saved cards are declined as the scenario says, and then the next is charged', async () => {
  await startScenario(customer.sandbox, { name: 'card-declined', times: 2 })
  const statuses: string[] = []
  for (let count = 0; count < 3; count++)
    statuses.push((await placedOrder(customer, paidBy(customer, 'SAVED'))).payment.status)
  expect(statuses).toEqual(['DECLINED', 'DECLINED', 'PAID'])
})

it('a saved card is charged in an older sandbox, in which none was declined', async () => {
  delete customer.sandbox.context.state.declines
  expect((await placedOrder(customer, paidBy(customer, 'SAVED'))).payment.status).toBe('PAID')
})

it('a payment is of its own order, and stays paid when the time of its page is over', async () => {
  const other = await otherCustomer(customer)
  stopAt('2026-11-20T18:00:00Z')
  await addToCart(other)
  const theirs = await placedOrder(other)
  const { id, payment } = await placedOrder(customer)
  await pay(customer.sandbox, payment.url, 'approve')
  expect((await readOrder(other, theirs.id)).status).toBe('AWAITING_PAYMENT')
  expect((await readCart(other)).items).toHaveLength(1)
  now += 16 * MINUTE
  expect((await readPayment(customer, id)).status).toBe('PAID')
})

it('the kitchen keeps the promised time of an order that is paid in time', async () => {
  const { id, payment } = await placedOrder(customer)
  now += 14 * MINUTE
  await pay(customer.sandbox, payment.url, 'approve')
  expect(await readyAt(id)).toBe(Date.parse('2026-11-20T18:25:00Z'))
})

it('a dish that the customer has taken out meanwhile is not in the cart after the payment', async () => {
  const { payment } = await placedOrder(customer)
  await setQuantity(customer, 2)
  await pay(customer.sandbox, payment.url, 'approve')
  expect((await readCart(customer)).items).toEqual([])
})

describe('an order that was not paid can be paid', () => {
  it.each([
    ['though the kitchen is still closed', null, '2026-11-21T07:00:00Z', '2026-11-21T08:00:00Z', 201],
    ['not once the kitchen has closed for the night', null, '2026-11-21T04:20:00Z', '2026-11-21T04:31:00Z', 409],
    ['not once its own time has passed', '2026-11-20T21:00:00Z', '2026-11-20T18:00:00Z', '2026-11-20T23:00:00Z', 409],
  ])('%s', async (_name, requestedTime, placedAt, retriedAt, status) => {
    stopAt(placedAt)
    const id = await declined(pickupAt(requestedTime))
    stopAt(retriedAt)
    expect((await retryPayment(customer, id)).status).toBe(status)
  })

  it('when the kitchen opens again in a quarter of an hour, and not when it opens later', async () => {
    const id = await declined()
    const { state } = customer.sandbox.context
    state.closedUntil = now + 15 * MINUTE + 1
    const refused = await retryPayment(customer, id)
    const message = 'The time of this order has passed. Please order again from your cart.'
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'UNAVAILABLE_SLOT', message }])
    state.closedUntil = now + 15 * MINUTE
    expect((await retryPayment(customer, id)).status).toBe(201)
  })

  it('for a later time, though the kitchen is closed now', async () => {
    const id = await declined(AT_SEVEN)
    customer.sandbox.context.state.closedUntil = Date.parse(SEVEN) - 120 * MINUTE
    expect((await retryPayment(customer, id)).status).toBe(201)
  })
})

it.each<[string, () => Promise<string>, object]>([
  [
    'paid',
    async () => {
      const { id, payment } = await placedOrder(customer)
      await pay(customer.sandbox, payment.url, 'approve')
      return id
    },
    { code: 'ALREADY_PAID', message: 'This order is already paid.' },
  ],
  [
    'cancelled',
    async () => {
      const { id } = await placedOrder(customer)
      await cancelOrder(customer, id)
      return id
    },
    { code: 'ORDER_CANCELLED', message: 'This order was cancelled, or a newer one has taken its place.' },
  ],
  [
    'to be paid at the restaurant',
    async () => (await placedOrder(customer, paidBy(customer, 'AT_RESTAURANT'))).id,
    { code: 'ALREADY_RECEIVED', message: 'This order is paid at the restaurant.' },
  ],
])('who pays again for an order that is %s learns why not', async (_name, prepare, problem) => {
  const refused = await retryPayment(customer, await prepare())
  expect([refused.status, refused.body]).toMatchObject([409, problem])
})

it('an order is received at the time it is paid', async () => {
  const { id, payment } = await placedOrder(customer)
  now += 5 * MINUTE
  await pay(customer.sandbox, payment.url, 'approve')
  expect((await readOrder(customer, id)).history[0]).toEqual({ status: 'RECEIVED', at: new Date(now).toISOString() })
})
