import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../api/schema.gen'
import type { Scenario } from './scenarios'
import {
  addToCart,
  type Customer,
  lemonade,
  orderOf,
  PICKUP,
  place,
  placedOrder,
  quoted,
  savedAddress,
  setClock,
  signedInHost,
  startScenario,
} from './testing'

type Schemas = components['schemas']
const SEVEN = '2026-11-21T00:00:00.000Z'
const AT_SEVEN = { fulfilment: { type: 'PICKUP', requestedTime: SEVEN } } as const
const TEN_OFF = { ...PICKUP, promoCode: 'MARKET10' }

let customer: Customer
beforeEach(async () => {
  customer = await signedInHost()
  await addToCart(customer, lemonade(5))
})

const start = (scenario: Scenario) => startScenario(customer.host, scenario)
const orderCount = () => customer.host.world.state.orders.length
function setQuantity(qty: number) {
  const [line] = customer.host.world.state.carts[customer.customerId]!
  return customer.call('PUT', `${customer.home}/cart/cart-items/${line!.cartItemId}`, { qty })
}
async function fillSeven() {
  const other = await signedInHost({ host: customer.host, phone: '+12125550143' })
  for (let count = 1; count <= 6; count += 1) {
    await addToCart(other)
    await placedOrder(other, { request: AT_SEVEN, paymentMethod: { type: 'AT_RESTAURANT' } })
  }
}

describe('what arises between the quote and the order refuses it', () => {
  type Change = () => unknown
  it.each<[string, string, Schemas['QuoteRequest'], Change]>([
    ['PRICE_CHANGED', 'dearer', PICKUP, () => start({ name: 'price-up', itemId: 'tamarind-lemonade', by: 1 })],
    ['PRICE_CHANGED', 'cheaper', PICKUP, () => start({ name: 'price-up', itemId: 'tamarind-lemonade', by: -1 })],
    ['PRICE_CHANGED', 'one more of it', PICKUP, () => setQuantity(6)],
    ['AVAILABILITY_CHANGED', 'sold out', PICKUP, () => start({ name: 'sold-out', itemId: 'tamarind-lemonade' })],
    ['EMPTY_CART', 'the cart emptied', PICKUP, () => setQuantity(0)],
    ['MINIMUM_NOT_MET', 'too little left', PICKUP, () => setQuantity(2)],
    ['CLOSED', 'closed for the day', PICKUP, () => start({ name: 'closed' })],
    ['CLOSED', 'closed at its hour', PICKUP, () => setClock(customer.host, '2026-11-21T04:30:01Z')],
    ['CLOSED', 'over half an hour later', PICKUP, () => setClock(customer.host, '2026-11-20T18:30:10Z')],
    ['UNAVAILABLE_SLOT', 'the time past', AT_SEVEN, () => setClock(customer.host, SEVEN)],
    ['UNAVAILABLE_SLOT', 'the time too near', AT_SEVEN, () => setClock(customer.host, '2026-11-20T23:35:01Z')],
    ['UNAVAILABLE_SLOT', 'closed at the time', AT_SEVEN, () => start({ name: 'closed' })],
    ['NO_CAPACITY', 'the time full', AT_SEVEN, () => start({ name: 'slot-full', startsAt: SEVEN })],
    ['NO_CAPACITY', 'the time filled by others', AT_SEVEN, fillSeven],
    ['PROMO_EXPIRED', 'the code ended', TEN_OFF, () => start({ name: 'promo-ended', code: 'MARKET10' })],
    ['PROMO_MINIMUM_NOT_MET', 'too little for the code', { ...PICKUP, promoCode: 'FIVEOFF' }, () => setQuantity(3)],
  ])('%s: %s', async (code, _name, request, change) => {
    if (request.promoCode === 'FIVEOFF') await setQuantity(6)
    const quote = await quoted(customer, request)
    expect(quote.problems).toEqual([])
    await change()
    const before = orderCount()
    expect(await place(customer, orderOf(quote))).toMatchObject({ status: 409, body: { code } })
    expect(orderCount()).toBe(before)
  })

  it.each<[string, () => Promise<Schemas['QuoteRequest']>]>([
    ['PROMO_EXPIRED', () => Promise.resolve({ ...PICKUP, promoCode: 'OPENING' })],
    ['PROMO_UNKNOWN', () => Promise.resolve({ ...PICKUP, promoCode: 'NOPE' })],
    ['ADDRESS_REQUIRED', () => Promise.resolve({ fulfilment: { type: 'DELIVERY', requestedTime: null } })],
    [
      'OUT_OF_SERVICE_AREA',
      async () => {
        const { id } = await savedAddress(customer, '10011')
        return { fulfilment: { type: 'DELIVERY', requestedTime: null, addressId: id } }
      },
    ],
    [
      'MINIMUM_NOT_MET',
      async () => {
        await setQuantity(4)
        const { id } = await savedAddress(customer)
        return { fulfilment: { type: 'DELIVERY', requestedTime: null, addressId: id } }
      },
    ],
  ])('as does what the quote already said: %s', async (code, requestOf) => {
    const quote = await quoted(customer, await requestOf())
    expect(quote.problems).toMatchObject([{ code }])
    expect(await place(customer, orderOf(quote))).toMatchObject({ status: 409, body: { code } })
    expect(orderCount()).toBe(0)
  })

  it('but not a wait of half an hour, nor the closing of a shop that was closed', async () => {
    const quote = await quoted(customer)
    await setClock(customer.host, '2026-11-20T18:29:50Z')
    expect((await place(customer, orderOf(quote))).status).toBe(201)
    await start({ name: 'closed' })
    expect((await place(customer, orderOf(await quoted(customer)))).status).toBe(201)
  })
})
