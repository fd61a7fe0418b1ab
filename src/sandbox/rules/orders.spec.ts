import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import { type Customer, otherCustomer, startScenario } from '../../../tests/sandbox/clients'
import {
  addToCart,
  customerWithCart,
  IDEMPOTENCY_KEY,
  lemonade,
  orderOf,
  PICKUP,
  place,
  quoted,
  readOrder,
  readOrders,
} from '../../../tests/sandbox/orders'

type Schemas = components['schemas']

let customer: Customer
beforeEach(async () => {
  customer = await customerWithCart()
})

/** Tries to order what the cart holds. */
const tryToPlace = async <T = Schemas['Order']>(change: Partial<Schemas['PlaceOrderRequest']> = {}, key?: string) =>
  place<T>(customer, { ...orderOf(await quoted(customer)), ...change }, key)

describe('placing an order', () => {
  it('turns the quote into an order that waits for its payment', async () => {
    const quote = await quoted(customer)
    const { status, body } = await place(customer, { ...orderOf(quote), note: 'Ring twice' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      number: '1042',
      status: 'AWAITING_PAYMENT',
      fulfilment: { type: 'PICKUP', requestedTime: null },
      lines: quote.lines,
      totals: quote.totals,
      note: 'Ring twice',
      payment: { orderId: body.id, status: 'PENDING', method: 'HOSTED', amount: 1960 },
      history: [{ status: 'AWAITING_PAYMENT', at: body.placedAt }],
    })
    expect(body.payment.url).toMatch(/^http:\/\/shop\.test\/__sandbox\/pay\/pay_/)
    expect(await readOrder(customer, body.id)).toEqual(body)
  })

  it('returns the same order for the same key, whatever has changed since', async () => {
    const first = await tryToPlace({}, IDEMPOTENCY_KEY)
    await startScenario(customer.sandbox, { name: 'sold-out', itemId: 'tamarind-lemonade' })
    expect(await tryToPlace({ expectedTotal: 1 }, IDEMPOTENCY_KEY)).toMatchObject({ status: 201, body: first.body })
    expect(await readOrders(customer)).toHaveLength(1)
  })

  it('returns another order for another key, and lists the newest first', async () => {
    const first = await tryToPlace()
    const second = await tryToPlace()
    expect((await readOrders(customer)).map(({ id, number }) => [id, number])).toEqual([
      [second.body.id, '1043'],
      [first.body.id, '1042'],
    ])
  })

  it('separates the keys of two customers', async () => {
    const mine = await tryToPlace({}, IDEMPOTENCY_KEY)
    const other = await otherCustomer(customer)
    await addToCart(other)
    const theirs = await place(other, orderOf(await quoted(other)), IDEMPOTENCY_KEY)
    expect(theirs).toMatchObject({ status: 201, body: { number: '1043' } })
    expect(theirs.body.id).not.toBe(mine.body.id)
    expect(await other.call('GET', `${other.home}/orders/${mine.body.id}`)).toMatchObject({ status: 404 })
    expect(await place(other, orderOf(await quoted(customer)))).toMatchObject({ status: 409 })
  })

  it.each<[string, Partial<Schemas['PlaceOrderRequest']>, number, string]>([
    ['a total that the customer did not see', { expectedTotal: 1959 }, 409, 'PRICE_CHANGED'],
    ['a quote that is not there', { quoteId: 'quo_none' }, 409, 'QUOTE_EXPIRED'],
    ['an invalid return address', { returnUrl: 'javascript:alert(1)' }, 422, 'INVALID_RETURN_URL'],
    [
      'a card that is not saved',
      { paymentMethod: { type: 'SAVED', paymentMethodId: 'none' } },
      422,
      'INVALID_PAYMENT_METHOD',
    ],
  ])('refuses %s', async (_name, change, status, code) => {
    expect(await tryToPlace(change)).toMatchObject({ status, body: { code } })
    expect(await readOrders(customer)).toEqual([])
  })

  it('names the missing fields of a contact', async () => {
    const contact = { firstName: ' ', lastName: '', phone: '', email: '' }
    const answer = await tryToPlace<Schemas['Problem']>({ contact })
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_DETAILS' } })
    expect(answer.body.errors?.map(({ pointer }) => pointer)).toEqual(['/contact/firstName', '/contact/phone'])
  })

  it('takes a note of at most three hundred characters', async () => {
    expect(await tryToPlace({ note: 'x'.repeat(301) })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/note' }] },
    })
    expect((await tryToPlace({ note: 'x'.repeat(300) })).status).toBe(201)
  })

  it.each(['', 'short'])('refuses the key %j', async (key) => {
    expect(await tryToPlace({}, key)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  it('refuses a total that changed since the quote, and leaves the key usable', async () => {
    const before = orderOf(await quoted(customer))
    await addToCart(customer, lemonade(1))
    expect(await place(customer, before, IDEMPOTENCY_KEY)).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED' },
    })
    expect(await tryToPlace({}, IDEMPOTENCY_KEY)).toMatchObject({ status: 201, body: { totals: { subtotal: 2250 } } })
  })

  it('refuses a dish that became more expensive since the quote', async () => {
    const before = await quoted(customer)
    await startScenario(customer.sandbox, { name: 'price-up', itemId: 'tamarind-lemonade', by: 1 })
    expect(await place(customer, orderOf(before))).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
  })

  it('refuses a quote whose dish has since sold out', async () => {
    const before = await quoted(customer)
    await startScenario(customer.sandbox, { name: 'sold-out', itemId: 'tamarind-lemonade' })
    expect(await place(customer, orderOf(before))).toMatchObject({
      status: 409,
      body: { code: 'AVAILABILITY_CHANGED' },
    })
  })

  it('stores the tip of the quote as an amount', async () => {
    const quote = await quoted(customer, { ...PICKUP, tip: { percent: 20 } })
    expect(await place(customer, orderOf(quote))).toMatchObject({
      status: 201,
      body: { totals: { tip: 360, total: 2320 } },
    })
  })
})
