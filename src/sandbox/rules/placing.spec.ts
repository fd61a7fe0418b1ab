import { beforeEach, describe, expect, it } from 'vitest'
import type { Scenario } from '../scenarios/scenarios'
import { type Customer, otherCustomer, setClock, signedInCustomer, startScenario } from '../../../tests/sandbox/clients'
import {
  addToCart,
  AT_SEVEN,
  delivery,
  lemonade,
  orderOf,
  PICKUP,
  place,
  quoted,
  type QuoteRequest,
  receivedOrder,
  savedAddress,
  setQuantity,
  SEVEN,
  TEN_OFF,
} from '../../../tests/sandbox/orders'

let customer: Customer
beforeEach(async () => {
  customer = await signedInCustomer()
  await addToCart(customer, lemonade(5))
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

describe('placing an order', () => {
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
