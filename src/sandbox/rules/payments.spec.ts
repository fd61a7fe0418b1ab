import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { ORIGIN, startScenario } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
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
  readPayment,
  receivedOrder,
  retryPayment,
  setQuantity,
} from '../../../tests/sandbox/orders'

const KINDS: PaymentKind[] = ['HOSTED', 'SAVED', 'AT_RESTAURANT']

eachTestHas(customerWithCart)

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
})

describe('an order', () => {
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
})

describe('a payment session', () => {
  let order: Schemas['Order']
  let url: string | null
  beforeEach(async () => {
    order = await placedOrder(customer)
    url = order.payment.url
  })

  const payment = () => readPayment(customer, order.id)
  const again = (returnUrl?: string) => retryPayment(customer, order.id, returnUrl)
  const cart = async () => (await readCart(customer)).items.map((line) => `${line.quantity} ${line.menuItemId}`)
  const LEMONADE = 'tamarind-lemonade'
  const CLOSED = { url: null, expiresAt: null }

  it('pays the order when it is approved, and redirects back with its id', async () => {
    const answer = await pay(customer.sandbox, url, 'approve')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/payment-return?orderId=${order.id}`)
    expect(await payment()).toMatchObject({ status: 'PAID', ...CLOSED })
    expect((await readOrder(customer, order.id)).status).toBe('RECEIVED')
    expect(await cart()).toEqual([])
  })

  it.each([
    ['decline', 'DECLINED'],
    ['cancel', 'CANCELLED'],
  ] as const)('after %s leaves the order unpaid and the cart full', async (outcome, paymentStatus) => {
    expect((await pay(customer.sandbox, url, outcome)).status).toBe(303)
    expect(await payment()).toMatchObject({ status: paymentStatus, ...CLOSED })
    expect((await readOrder(customer, order.id)).status).toBe('AWAITING_PAYMENT')
    expect(await cart()).toEqual([`4 ${LEMONADE}`])
  })

  it('takes only what was bought out of the cart', async () => {
    await setQuantity(customer, 5)
    await addToCart(customer, lemonade(2))
    await pay(customer.sandbox, url, 'approve')
    expect(await cart()).toEqual([`1 ${LEMONADE}`, `2 ${LEMONADE}`])
  })

  it('follows one that was declined, and pays the order', async () => {
    await pay(customer.sandbox, url, 'decline')
    const second = (await again()).body
    expect(second).toMatchObject({ status: 'PENDING', amount: 1960 })
    expect(second.url).not.toBe(url)
    expect((await again()).body.url).toBe(second.url)
    await pay(customer.sandbox, url, 'approve')
    expect(await payment()).toMatchObject({ status: 'PENDING', url: second.url })
    await pay(customer.sandbox, second.url, 'approve')
    expect(await payment()).toMatchObject({ status: 'PAID' })
    expect(await cart()).toEqual([])
  })

  it('that follows another needs a return address and an order', async () => {
    await pay(customer.sandbox, url, 'cancel')
    expect(await again('/payment-return')).toMatchObject({ status: 422, body: { code: 'INVALID_RETURN_URL' } })
    expect(await retryPayment(customer, 'ord_none')).toMatchObject({ status: 404 })
  })
})
