import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { otherCustomer, setClock, startScenario } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import {
  addToCart,
  AT_SEVEN,
  customerWithCart,
  delivery,
  IDEMPOTENCY_KEY,
  lemonade,
  orderOf,
  PICKUP,
  place,
  quoted,
  type QuoteRequest,
  readOrder,
  readOrders,
  receivedOrder,
  savedAddress,
  setQuantity,
  SEVEN,
  TEN_OFF,
} from '../../../tests/sandbox/orders'
import type { Scenario } from '../scenarios/scenarios'

eachTestHas(customerWithCart)

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

  it.each([
    ['without an age', {}, 422],
    ['for a younger customer', { ageConfirmed: 18 }, 422],
    ['for one of the age', { ageConfirmed: 21 }, 201],
  ])('sells what is sold from an age on: %s', async (_name, change, status) => {
    await startScenario(customer.sandbox, { name: 'minimum-age', itemId: 'tamarind-lemonade', age: 21 })
    const answer = await tryToPlace<Schemas['Problem']>(change)
    expect(answer.status).toBe(status)
    if (status === 201) return
    const message = 'Please confirm that you are 21 or older.'
    expect(answer.body).toMatchObject({ code: 'AGE_NOT_CONFIRMED', message })
    expect(answer.body.errors).toEqual([{ pointer: '/ageConfirmed', message }])
    expect(await readOrders(customer)).toEqual([])
  })

  it('takes an age as a whole number only', async () => {
    const body = { code: 'INVALID_DETAILS', errors: [{ pointer: '/ageConfirmed' }] }
    expect(await tryToPlace({ ageConfirmed: '18' as never })).toMatchObject({ status: 422, body })
  })

  it('takes a note of at most three hundred characters', async () => {
    const body = { errors: [{ pointer: '/note' }] }
    expect(await tryToPlace({ note: 'x'.repeat(301) })).toMatchObject({ status: 422, body })
    expect((await tryToPlace({ note: 'x'.repeat(300) })).status).toBe(201)
  })

  it.each(['', 'short'])('refuses the key %j', async (key) => {
    expect(await tryToPlace({}, key)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  it('refuses a total that changed since the quote, and leaves the key usable', async () => {
    const before = orderOf(await quoted(customer))
    await addToCart(customer, lemonade(1))
    const body = { code: 'PRICE_CHANGED' }
    expect(await place(customer, before, IDEMPOTENCY_KEY)).toMatchObject({ status: 409, body })
    expect(await tryToPlace({}, IDEMPOTENCY_KEY)).toMatchObject({ status: 201, body: { totals: { subtotal: 2250 } } })
  })
})

const start = (scenario: Scenario) => startScenario(customer.sandbox, scenario)
const orderCount = () => customer.sandbox.context.state.orders.length
async function fillSeven() {
  const other = await otherCustomer(customer)
  for (let count = 1; count <= 6; count += 1) {
    await addToCart(other)
    await receivedOrder(other, 'AT_RESTAURANT', AT_SEVEN)
  }
}

describe('placing an order for a quote', () => {
  beforeEach(() => setQuantity(customer, 5))
  type Change = () => unknown
  it.each<[string, string, QuoteRequest, Change]>([
    ['PRICE_CHANGED', 'dearer', PICKUP, () => start({ name: 'price-up', itemId: 'tamarind-lemonade', by: 1 })],
    ['PRICE_CHANGED', 'cheaper', PICKUP, () => start({ name: 'price-up', itemId: 'tamarind-lemonade', by: -1 })],
    ['PRICE_CHANGED', 'one more of it', PICKUP, () => setQuantity(customer, 6)],
    ['AVAILABILITY_CHANGED', 'sold out', PICKUP, () => start({ name: 'sold-out', itemId: 'tamarind-lemonade' })],
    ['EMPTY_CART', 'the cart emptied', PICKUP, () => setQuantity(customer, 0)],
    ['MINIMUM_NOT_MET', 'too little left', PICKUP, () => setQuantity(customer, 2)],
    ['CLOSED', 'closed for the day', PICKUP, () => start({ name: 'closed' })],
    ['CLOSED', 'closed at its hour', PICKUP, () => setClock(customer.sandbox, '2026-11-21T04:30:01Z')],
    ['CLOSED', 'over half an hour later', PICKUP, () => setClock(customer.sandbox, '2026-11-20T18:30:10Z')],
    ['UNAVAILABLE_SLOT', 'the time past', AT_SEVEN, () => setClock(customer.sandbox, SEVEN)],
    ['UNAVAILABLE_SLOT', 'the time too near', AT_SEVEN, () => setClock(customer.sandbox, '2026-11-20T23:35:01Z')],
    ['UNAVAILABLE_SLOT', 'closed at the time', AT_SEVEN, () => start({ name: 'closed' })],
    ['NO_CAPACITY', 'the time full', AT_SEVEN, () => start({ name: 'slot-full', startsAt: SEVEN })],
    ['NO_CAPACITY', 'the time filled by others', AT_SEVEN, fillSeven],
    ['PROMO_EXPIRED', 'the code ended', TEN_OFF, () => start({ name: 'promo-ended', code: 'MARKET10' })],
    [
      'PROMO_MINIMUM_NOT_MET',
      'too little for the code',
      { ...PICKUP, promoCode: 'FIVEOFF' },
      () => setQuantity(customer, 3),
    ],
  ])('is refused with %s when the quote is out of date: %s', async (code, _name, request, change) => {
    if (request.promoCode === 'FIVEOFF') await setQuantity(customer, 6)
    const quote = await quoted(customer, request)
    expect(quote.problems).toEqual([])
    await change()
    const before = orderCount()
    expect(await place(customer, orderOf(quote))).toMatchObject({ status: 409, body: { code } })
    expect(orderCount()).toBe(before)
  })

  it.each<[string, () => Promise<QuoteRequest>]>([
    ['PROMO_EXPIRED', () => Promise.resolve({ ...PICKUP, promoCode: 'OPENING' })],
    ['PROMO_UNKNOWN', () => Promise.resolve({ ...PICKUP, promoCode: 'NOPE' })],
    ['ADDRESS_REQUIRED', () => Promise.resolve(delivery())],
    ['OUT_OF_SERVICE_AREA', async () => delivery((await savedAddress(customer, '10011')).id)],
    [
      'MINIMUM_NOT_MET',
      async () => {
        await setQuantity(customer, 4)
        return delivery((await savedAddress(customer)).id)
      },
    ],
  ])('is refused for a problem that the quote already had: %s', async (code, requestOf) => {
    const quote = await quoted(customer, await requestOf())
    expect(quote.problems).toMatchObject([{ code }])
    expect(await place(customer, orderOf(quote))).toMatchObject({ status: 409, body: { code } })
    expect(orderCount()).toBe(0)
  })

  it('is not refused within half an hour of the quote, nor when the restaurant was already closed', async () => {
    const quote = await quoted(customer)
    await setClock(customer.sandbox, '2026-11-20T18:29:50Z')
    expect((await place(customer, orderOf(quote))).status).toBe(201)
    await start({ name: 'closed' })
    expect((await place(customer, orderOf(await quoted(customer)))).status).toBe(201)
  })
})
