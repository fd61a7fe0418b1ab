import { describe, expect, it } from 'vitest'
import { otherCustomer, setClock, startScenario } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import {
  cancelOrder,
  customerWithCart,
  pay,
  type PaymentKind,
  pickupAt,
  placedOrder,
  readCart,
  readOrder,
  receivedOrder,
  retryPayment,
} from '../../../tests/sandbox/orders'

eachTestHas(customerWithCart)

const later = (instant: string, ms: number) => setClock(customer.sandbox, Date.parse(instant) + ms)

describe('cancelling in time', () => {
  it.each<[PaymentKind, string]>([
    ['HOSTED', 'REFUNDED'],
    ['SAVED', 'REFUNDED'],
    ['AT_RESTAURANT', 'CANCELLED'],
  ])('an order paid by %s leaves its payment %s', async (kind, paid) => {
    const order = await receivedOrder(customer, kind)
    expect(order.cancellableUntil).toBe(new Date(Date.parse(order.history[0]!.at) + 90_000).toISOString())
    const { status, body } = await cancelOrder(customer, order.id)
    expect([status, body]).toMatchObject([
      200,
      { status: 'CANCELLED', payment: { status: paid, amount: 1960, url: null }, cancellableUntil: null },
    ])
    expect(body.history.map((step) => step.status)).toEqual(['RECEIVED', 'CANCELLED'])
    expect(await readOrder(customer, order.id)).toEqual(body)
  })

  it('an unpaid order closes its payment page', async () => {
    const { id, payment } = await placedOrder(customer)
    expect((await cancelOrder(customer, id)).body).toMatchObject({
      status: 'CANCELLED',
      payment: { status: 'CANCELLED', url: null },
    })
    await pay(customer.sandbox, payment.url, 'approve')
    expect(await readOrder(customer, id)).toMatchObject({ status: 'CANCELLED', payment: { status: 'CANCELLED' } })
    expect(await retryPayment(customer, id)).toMatchObject({ status: 409, body: { code: 'ORDER_CANCELLED' } })
    expect((await readCart(customer)).items).toHaveLength(1)
  })

  it.each(['decline', 'cancel'] as const)('works after the payment ended with %s', async (outcome) => {
    const { id, payment } = await placedOrder(customer)
    await pay(customer.sandbox, payment.url, outcome)
    expect(await cancelOrder(customer, id)).toMatchObject({ status: 200, body: { payment: { status: 'CANCELLED' } } })
  })

  it('twice has the effect of once, whenever the second call comes', async () => {
    const { id } = await receivedOrder(customer)
    const first = await cancelOrder(customer, id)
    expect(await cancelOrder(customer, id)).toMatchObject({ status: 200, body: first.body })
    await setClock(customer.sandbox, '2026-11-20T20:00:00Z')
    expect(await cancelOrder(customer, id)).toMatchObject({ status: 200, body: first.body })
  })

  it('is final: neither the clock nor the kitchen advances the order', async () => {
    const { id } = await receivedOrder(customer)
    const { body } = await cancelOrder(customer, id)
    await startScenario(customer.sandbox, { name: 'order-step' })
    await setClock(customer.sandbox, '2026-11-20T20:00:00Z')
    expect(await readOrder(customer, id)).toEqual(body)
  })
})

describe('cancelling an order', () => {
  it('is too late once the kitchen has begun', async () => {
    const { id, cancellableUntil } = await receivedOrder(customer)
    await later(cancellableUntil!, -5000)
    expect(await readOrder(customer, id)).toMatchObject({ status: 'CONFIRMED', cancellableUntil })
    await later(cancellableUntil!, 0)
    const before = await readOrder(customer, id)
    expect(before).toMatchObject({ status: 'PREPARING', cancellableUntil: null })
    expect(await cancelOrder(customer, id)).toMatchObject({ status: 409, body: { code: 'TOO_LATE_TO_CANCEL' } })
    expect(await readOrder(customer, id)).toEqual(before)
  })

  it('is too late when the kitchen has begun early', async () => {
    const { id } = await receivedOrder(customer)
    await startScenario(customer.sandbox, { name: 'order-step' })
    expect((await readOrder(customer, id)).cancellableUntil).not.toBeNull()
    await startScenario(customer.sandbox, { name: 'order-step' })
    expect(await readOrder(customer, id)).toMatchObject({ status: 'PREPARING', cancellableUntil: null })
    expect((await cancelOrder(customer, id)).status).toBe(409)
  })

  it('is possible until half an hour before an order for later', async () => {
    const { id, cancellableUntil } = await receivedOrder(customer, 'SAVED', pickupAt('2026-11-21T17:00:00Z'))
    expect(cancellableUntil).toBe('2026-11-21T16:30:00.000Z')
    await later(cancellableUntil!, -5000)
    expect(await cancelOrder(customer, id)).toMatchObject({ status: 200, body: { payment: { status: 'REFUNDED' } } })
  })

  it('is a 404 for another customer’s order and for an unknown one', async () => {
    const other = await otherCustomer(customer)
    const { id } = await receivedOrder(customer)
    expect(await cancelOrder(other, id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await cancelOrder(customer, 'ord_none')).toMatchObject({ status: 404 })
    const path = `${customer.home}/orders/${id}/cancel`
    expect(await other.call('POST', path)).toMatchObject({ status: 403 })
    expect((await readOrder(customer, id)).status).toBe('RECEIVED')
  })
})
