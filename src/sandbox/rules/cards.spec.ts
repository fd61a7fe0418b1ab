import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import { type Customer, otherCustomer, setClock, startScenario } from '../../../tests/sandbox/clients'
import {
  addToCart,
  cancelOrder,
  customerWithCart,
  orderOf,
  pay,
  place,
  placedOrder,
  quoted,
  readCards,
  readCart,
  readOrder,
  retryPayment,
} from '../../../tests/sandbox/orders'

type Order = components['schemas']['Order']

let customer: Customer
beforeEach(async () => {
  customer = await customerWithCart()
})

const by = (paymentMethodId?: string) => ({
  paymentMethod: { type: 'SAVED' as const, ...(paymentMethodId && { paymentMethodId }) },
})
async function savedCard() {
  await pay(customer.sandbox, (await placedOrder(customer)).payment.url, 'approve', true)
  await addToCart(customer)
  return (await readCards(customer))[0]!
}

describe('a card', () => {
  it('is saved once by approved payments that request it', async () => {
    const card = await savedCard()
    expect(card).toMatchObject({ brand: 'Visa', lastFour: '4242', isDefault: true })
    expect(await readCards(customer)).toEqual([card])
    await pay(customer.sandbox, (await placedOrder(customer)).payment.url, 'approve', true)
    expect(await readCards(customer)).toEqual([card])
  })

  it.each([
    ['approve', false],
    ['decline', true],
    ['cancel', true],
    ['decline', false],
  ] as const)('is not saved by %s, asked for: %s', async (outcome, saves) => {
    await pay(customer.sandbox, (await placedOrder(customer)).payment.url, outcome, saves)
    expect(await readCards(customer)).toEqual([])
  })

  it.each<[string, (order: Order) => unknown]>([
    ['expired', () => setClock(customer.sandbox, '2026-11-20T18:16:00Z')],
    ['declined', ({ payment }) => pay(customer.sandbox, payment.url, 'decline')],
    ['paid already', ({ payment }) => pay(customer.sandbox, payment.url, 'approve')],
    ['superseded', () => placedOrder(customer)],
    ['of a cancelled order', ({ id }) => cancelOrder(customer, id)],
  ])('is not saved on a page that takes no money: %s', async (_name, end) => {
    const order = await placedOrder(customer)
    await end(order)
    await pay(customer.sandbox, order.payment.url, 'approve', true)
    expect(await readCards(customer)).toEqual([])
  })

  it('is visible only to its owner', async () => {
    const { id } = await savedCard()
    const other = await otherCustomer(customer)
    await addToCart(other)
    expect(await readCards(other)).toEqual([])
    expect(await other.call('GET', `${customer.home}/payment-methods`)).toMatchObject({ status: 403 })
    const body = { ...orderOf(await quoted(other)), ...by(id) }
    expect(await place(other, body)).toMatchObject({ status: 422, body: { code: 'INVALID_PAYMENT_METHOD' } })
    expect(customer.sandbox.context.state.orders).toHaveLength(1)
  })

  it.each([undefined, 'card_none'])('that does not exist pays nothing: %s', async (id) => {
    await savedCard()
    const body = { ...orderOf(await quoted(customer)), ...by(id) }
    expect(await place(customer, body)).toMatchObject({ status: 422, body: { code: 'INVALID_PAYMENT_METHOD' } })
  })
})

describe('a saved card', () => {
  it('that is declined leaves the order to be paid on the payment page, once', async () => {
    const { id: cardId } = await savedCard()
    await startScenario(customer.sandbox, { name: 'card-declined' })
    const order = await placedOrder(customer, by(cardId))
    expect(order).toMatchObject({ status: 'AWAITING_PAYMENT', payment: { status: 'DECLINED', method: 'SAVED' } })
    expect((await readCart(customer)).items).toHaveLength(1)

    const retry = () => retryPayment(customer, order.id)
    const { url, method, amount } = (await retry()).body
    expect([method, amount, (await retry()).body.url]).toEqual(['HOSTED', 1960, url])
    await pay(customer.sandbox, url, 'approve')
    const paid = await readOrder(customer, order.id)
    expect(paid).toMatchObject({ status: 'RECEIVED', payment: { status: 'PAID', method: 'HOSTED' } })
    await addToCart(customer)
    await pay(customer.sandbox, url, 'approve')
    expect(await readOrder(customer, order.id)).toEqual(paid)
    expect(await retry()).toMatchObject({ status: 409, body: { code: 'ALREADY_PAID' } })
    expect(customer.sandbox.context.state.orders).toHaveLength(2)
    expect((await readCart(customer)).items).toHaveLength(1)
  })
})
