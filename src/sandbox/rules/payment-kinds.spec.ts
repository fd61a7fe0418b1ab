import { beforeEach, describe, expect, it } from 'vitest'
import { type Customer, otherCustomer, startScenario } from '../../../tests/sandbox/clients'
import {
  addToCart,
  customerWithCart,
  IDEMPOTENCY_KEY,
  lemonade,
  orderOf,
  paidBy,
  pay,
  type PaymentKind,
  place,
  placedOrder,
  quoted,
  readCart,
  readOrder,
  receivedOrder,
  retryPayment,
} from '../../../tests/sandbox/orders'

const KINDS: PaymentKind[] = ['HOSTED', 'SAVED', 'AT_RESTAURANT']

let customer: Customer
beforeEach(async () => {
  customer = await customerWithCart()
})

const quantities = async () => (await readCart(customer)).items.map(({ quantity }) => quantity)

describe.each(KINDS)('an order paid by %s', (kind) => {
  it('is one order per key, paid once', async () => {
    const quote = await quoted(customer)
    const first = await place(customer, { ...orderOf(quote), ...paidBy(customer, kind) }, IDEMPOTENCY_KEY)
    if (kind === 'HOSTED') await pay(customer.sandbox, first.body.payment.url, 'approve')
    await startScenario(customer.sandbox, { name: 'card-declined', times: 3 })
    for (const other of KINDS) {
      const { status, body } = await place(
        customer,
        { ...orderOf(quote), ...paidBy(customer, other), expectedTotal: 1 },
        IDEMPOTENCY_KEY,
      )
      expect([status, body]).toEqual([201, await readOrder(customer, first.body.id)])
      expect(body.payment.method).toBe(kind)
    }
    expect(customer.sandbox.context.state).toMatchObject({
      orders: [{ id: first.body.id }],
      declines: 3,
      nextNumber: 1043,
    })
  })

  it('removes exactly what was ordered from the cart', async () => {
    await addToCart(customer, lemonade(2))
    const { payment } = await placedOrder(customer, paidBy(customer, kind))
    expect(await quantities()).toEqual(kind === 'HOSTED' ? [4, 2] : [])
    await addToCart(customer, lemonade(3))
    if (kind === 'HOSTED') await pay(customer.sandbox, payment.url, 'approve')
    expect(await quantities()).toEqual([3])
  })

  it('replaces an unpaid one', async () => {
    const old = await placedOrder(customer)
    const order = await placedOrder(customer, paidBy(customer, kind))
    expect(await readOrder(customer, old.id)).toMatchObject({
      status: 'CANCELLED',
      history: [{ status: 'CANCELLED' }],
      payment: { status: 'CANCELLED', url: null, expiresAt: null },
      cancellableUntil: null,
    })
    expect((await customer.sandbox.fetch(new Request(old.payment.url!))).status).toBe(303)
    await pay(customer.sandbox, old.payment.url, 'approve')
    expect(await readOrder(customer, old.id)).toMatchObject({ status: 'CANCELLED', payment: { status: 'CANCELLED' } })
    expect(await retryPayment(customer, old.id)).toMatchObject({ status: 409, body: { code: 'ORDER_CANCELLED' } })
    expect(await readOrder(customer, order.id)).toMatchObject({
      payment: { method: kind, status: order.payment.status },
    })
  })

  it('once received is never replaced', async () => {
    const before = await receivedOrder(customer, kind)
    for (const next of KINDS) {
      await addToCart(customer)
      await placedOrder(customer, paidBy(customer, next))
    }
    expect(await readOrder(customer, before.id)).toEqual(before)
  })

  it('opens no payment session once it is received', async () => {
    const { id } = await receivedOrder(customer, kind)
    const code = kind === 'AT_RESTAURANT' ? 'ALREADY_RECEIVED' : 'ALREADY_PAID'
    expect(await retryPayment(customer, id)).toMatchObject({ status: 409, body: { code } })
  })
})

describe('an order', () => {
  it.each<[PaymentKind, string, string]>([
    ['HOSTED', 'AWAITING_PAYMENT', 'PENDING'],
    ['SAVED', 'RECEIVED', 'PAID'],
    ['AT_RESTAURANT', 'RECEIVED', 'PENDING'],
  ])('paid by %s is %s and its payment %s', async (kind, status, paid) => {
    const order = await placedOrder(customer, paidBy(customer, kind))
    expect(order).toMatchObject({ status, payment: { status: paid, method: kind, amount: 1960 } })
    expect(order.payment.url === null).toBe(kind !== 'HOSTED')
  })

  it('that was refused replaces nothing', async () => {
    const old = await placedOrder(customer)
    await place(customer, { ...orderOf(await quoted(customer)), expectedTotal: 1 })
    expect((await readOrder(customer, old.id)).payment).toEqual(old.payment)
  })

  it.each(['decline', 'cancel'] as const)('whose payment ended with %s is replaced too', async (outcome) => {
    const old = await placedOrder(customer)
    await pay(customer.sandbox, old.payment.url, outcome)
    await placedOrder(customer)
    expect(await readOrder(customer, old.id)).toMatchObject({ status: 'CANCELLED' })
    expect(await retryPayment(customer, old.id)).toMatchObject({ status: 409, body: { code: 'ORDER_CANCELLED' } })
  })

  it('of another customer is not replaced', async () => {
    const mine = await placedOrder(customer)
    const other = await otherCustomer(customer)
    await addToCart(other)
    await placedOrder(other)
    expect((await readOrder(customer, mine.id)).status).toBe('AWAITING_PAYMENT')
  })
})
