import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../api/schema.gen'
import { saveCard } from './cards'
import { addToCart, type Customer, ORIGIN, pay, placedOrder, setClock, signedInHost, startScenario } from './testing'

type Schemas = components['schemas']
type Order = Schemas['Order']
type Kind = Schemas['PaymentMethodType']

let customer: Customer
beforeEach(async () => {
  customer = await signedInHost()
  saveCard(customer.customerId, customer.host.world)
  await addToCart(customer)
})

const read = async (id: string) => (await customer.call<Order>('GET', `${customer.home}/orders/${id}`)).body
const cancel = (id: string, who = customer) => who.call<Order>('POST', `${who.home}/orders/${id}/cancel`)
const later = (instant: string, ms: number) => setClock(customer.host, Date.parse(instant) + ms)

async function received(type: Kind, request?: Schemas['QuoteRequest']) {
  const [card] = customer.host.world.state.cards![customer.customerId]!
  const paymentMethod = { type, ...(type === 'SAVED' && { paymentMethodId: card!.id }) }
  const { id, payment } = await placedOrder(customer, { paymentMethod, ...(request && { request }) })
  if (type === 'HOSTED') await pay(customer.host, payment.url, 'approve')
  return read(id)
}

describe('cancelling in time', () => {
  it.each<[Kind, string]>([
    ['HOSTED', 'REFUNDED'],
    ['SAVED', 'REFUNDED'],
    ['AT_RESTAURANT', 'CANCELLED'],
  ])('an order by %s leaves its payment %s', async (kind, paid) => {
    const order = await received(kind)
    expect(order.cancellableUntil).toBe(new Date(Date.parse(order.history[0]!.at) + 90_000).toISOString())
    const { status, body } = await cancel(order.id)
    expect([status, body]).toMatchObject([
      200,
      { status: 'CANCELLED', payment: { status: paid, amount: 1960, url: null }, cancellableUntil: null },
    ])
    expect(body.history.map((step) => step.status)).toEqual(['RECEIVED', 'CANCELLED'])
    expect(await read(order.id)).toEqual(body)
  })

  it('an unpaid order closes its page', async () => {
    const { id, payment } = await placedOrder(customer)
    expect((await cancel(id)).body).toMatchObject({ status: 'CANCELLED', payment: { status: 'CANCELLED', url: null } })
    await pay(customer.host, payment.url, 'approve')
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: { status: 'CANCELLED' } })
    const retry = customer.call('POST', `${customer.home}/orders/${id}/payment`, { returnUrl: ORIGIN })
    expect(await retry).toMatchObject({ status: 409, body: { code: 'ORDER_CANCELLED' } })
    expect(customer.host.world.state.carts[customer.customerId]).toHaveLength(1)
  })

  it.each(['decline', 'cancel'] as const)('works after the payment ended with %s', async (outcome) => {
    const { id, payment } = await placedOrder(customer)
    await pay(customer.host, payment.url, outcome)
    expect(await cancel(id)).toMatchObject({ status: 200, body: { payment: { status: 'CANCELLED' } } })
  })

  it('twice is once, whenever the second time comes', async () => {
    const { id } = await received('HOSTED')
    const first = await cancel(id)
    expect(await cancel(id)).toMatchObject({ status: 200, body: first.body })
    await setClock(customer.host, '2026-11-20T20:00:00Z')
    expect(await cancel(id)).toMatchObject({ status: 200, body: first.body })
  })

  it('is for good: neither the clock nor the kitchen moves the order on', async () => {
    const { id } = await received('HOSTED')
    const { body } = await cancel(id)
    await startScenario(customer.host, { name: 'order-step' })
    await setClock(customer.host, '2026-11-20T20:00:00Z')
    expect(await read(id)).toEqual(body)
  })
})

describe('cancelling', () => {
  it('is too late once the kitchen has begun', async () => {
    const { id, cancellableUntil } = await received('HOSTED')
    await later(cancellableUntil!, -5000)
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', cancellableUntil })
    await later(cancellableUntil!, 0)
    const before = await read(id)
    expect(before).toMatchObject({ status: 'PREPARING', cancellableUntil: null })
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'TOO_LATE_TO_CANCEL' } })
    expect(await read(id)).toEqual(before)
  })

  it('is too late when the kitchen has begun early', async () => {
    const { id } = await received('HOSTED')
    await startScenario(customer.host, { name: 'order-step' })
    expect((await read(id)).cancellableUntil).not.toBeNull()
    await startScenario(customer.host, { name: 'order-step' })
    expect(await read(id)).toMatchObject({ status: 'PREPARING', cancellableUntil: null })
    expect((await cancel(id)).status).toBe(409)
  })

  it('an order for later is possible until half an hour before', async () => {
    const fulfilment = { type: 'PICKUP', requestedTime: '2026-11-21T17:00:00Z' } as const
    const { id, cancellableUntil } = await received('SAVED', { fulfilment })
    expect(cancellableUntil).toBe('2026-11-21T16:30:00.000Z')
    await later(cancellableUntil!, -5000)
    expect(await cancel(id)).toMatchObject({ status: 200, body: { payment: { status: 'REFUNDED' } } })
  })

  it('somebody else’s order, or one that is none, is 404', async () => {
    const other = await signedInHost({ host: customer.host, phone: '+12125550143' })
    const { id } = await received('HOSTED')
    expect(await cancel(id, other)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await cancel('ord_none')).toMatchObject({ status: 404 })
    const path = `${customer.home}/orders/${id}/cancel`
    expect(await other.call('POST', path)).toMatchObject({ status: 403 })
    expect((await read(id)).status).toBe('RECEIVED')
  })
})
