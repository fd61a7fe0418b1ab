import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../api/schema.gen'
import { saveCard } from './cards'
import {
  addToCart,
  type Customer,
  lemonade,
  orderOf,
  ORIGIN,
  pay,
  place,
  placedOrder,
  quoted,
  signedInHost,
  startScenario,
} from './testing'

type Schemas = components['schemas']
type Kind = Schemas['PaymentMethodType']
const KINDS: Kind[] = ['HOSTED', 'SAVED', 'AT_RESTAURANT']
const KEY = 'one-and-the-same'

let customer: Customer
beforeEach(async () => {
  customer = await signedInHost()
  saveCard(customer.customerId, customer.host.world)
  await addToCart(customer)
})

const by = (type: Kind) => {
  const [card] = customer.host.world.state.cards![customer.customerId]!
  return { paymentMethod: { type, ...(type === 'SAVED' && { paymentMethodId: card!.id }) } }
}
const read = async (id: string) => (await customer.call<Schemas['Order']>('GET', `${customer.home}/orders/${id}`)).body
const again = (id: string) =>
  customer.call<Schemas['Payment']>('POST', `${customer.home}/orders/${id}/payment`, { returnUrl: ORIGIN })
const cart = () => customer.host.world.state.carts[customer.customerId]!.map(({ quantity }) => quantity)

describe.each(KINDS)('an order by %s', (kind) => {
  it('is one order for one key, paid once', async () => {
    const quote = await quoted(customer)
    const first = await place(customer, { ...orderOf(quote), ...by(kind) }, KEY)
    if (kind === 'HOSTED') await pay(customer.host, first.body.payment.url, 'approve')
    await startScenario(customer.host, { name: 'card-declined', times: 3 })
    for (const other of KINDS) {
      const { status, body } = await place(customer, { ...orderOf(quote), ...by(other), expectedTotal: 1 }, KEY)
      expect([status, body]).toEqual([201, await read(first.body.id)])
      expect(body.payment.method).toBe(kind)
    }
    expect(customer.host.world.state).toMatchObject({ orders: [{ id: first.body.id }], declines: 3, nextNumber: 1043 })
  })

  it('empties the cart of exactly what was ordered', async () => {
    await addToCart(customer, lemonade(2))
    const { payment } = await placedOrder(customer, by(kind))
    expect(cart()).toEqual(kind === 'HOSTED' ? [4, 2] : [])
    await addToCart(customer, lemonade(3))
    if (kind === 'HOSTED') await pay(customer.host, payment.url, 'approve')
    expect(cart()).toEqual([3])
  })

  it('takes the place of one that waits for its payment', async () => {
    const old = await placedOrder(customer)
    const order = await placedOrder(customer, by(kind))
    expect(await read(old.id)).toMatchObject({
      status: 'CANCELLED',
      history: [{ status: 'CANCELLED' }],
      payment: { status: 'CANCELLED', url: null, expiresAt: null },
      cancellableUntil: null,
    })
    expect((await customer.host.fetch(new Request(old.payment.url!))).status).toBe(303)
    await pay(customer.host, old.payment.url, 'approve')
    expect(await read(old.id)).toMatchObject({ status: 'CANCELLED', payment: { status: 'CANCELLED' } })
    expect(await again(old.id)).toMatchObject({ status: 409, body: { code: 'ORDER_CANCELLED' } })
    expect(await read(order.id)).toMatchObject({ payment: { method: kind, status: order.payment.status } })
  })

  it('once received is never superseded', async () => {
    const { id, payment } = await placedOrder(customer, by(kind))
    if (kind === 'HOSTED') await pay(customer.host, payment.url, 'approve')
    const before = await read(id)
    for (const next of KINDS) {
      await addToCart(customer)
      await placedOrder(customer, by(next))
    }
    expect(await read(id)).toEqual(before)
  })

  it('opens no session once it is received', async () => {
    const { id, payment } = await placedOrder(customer, by(kind))
    if (kind === 'HOSTED') await pay(customer.host, payment.url, 'approve')
    const code = kind === 'AT_RESTAURANT' ? 'ALREADY_RECEIVED' : 'ALREADY_PAID'
    expect(await again(id)).toMatchObject({ status: 409, body: { code } })
  })
})

describe('an order', () => {
  it.each<[Kind, string, string]>([
    ['HOSTED', 'AWAITING_PAYMENT', 'PENDING'],
    ['SAVED', 'RECEIVED', 'PAID'],
    ['AT_RESTAURANT', 'RECEIVED', 'PENDING'],
  ])('by %s is %s and its payment %s', async (kind, status, paid) => {
    const order = await placedOrder(customer, by(kind))
    expect(order).toMatchObject({ status, payment: { status: paid, method: kind, amount: 1960 } })
    expect(order.payment.url === null).toBe(kind !== 'HOSTED')
  })

  it('that was refused supersedes nothing', async () => {
    const old = await placedOrder(customer)
    await place(customer, { ...orderOf(await quoted(customer)), expectedTotal: 1 })
    expect((await read(old.id)).payment).toEqual(old.payment)
  })

  it.each(['decline', 'cancel'] as const)('whose payment ended with %s is superseded too', async (outcome) => {
    const old = await placedOrder(customer)
    await pay(customer.host, old.payment.url, outcome)
    await placedOrder(customer)
    expect(await read(old.id)).toMatchObject({ status: 'CANCELLED' })
    expect(await again(old.id)).toMatchObject({ status: 409, body: { code: 'ORDER_CANCELLED' } })
  })

  it('of somebody else is not superseded', async () => {
    const mine = await placedOrder(customer)
    const other = await signedInHost({ host: customer.host, phone: '+12125550143' })
    await addToCart(other)
    await placedOrder(other)
    expect((await read(mine.id)).status).toBe('AWAITING_PAYMENT')
  })
})
