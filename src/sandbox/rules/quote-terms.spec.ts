import { describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox'
import { restaurant } from '../seed/restaurant'
import { otherCustomer, setClock, signedInCustomer } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import {
  addToCart,
  delivery,
  lemonade,
  orderOf,
  pickupAt,
  PICKUP,
  place,
  quoted,
  type QuoteRequest,
  requestQuote,
  savedAddress,
} from '../../../tests/sandbox/orders'

const INVALID_TIME = { code: 'INVALID_TIME', message: 'The time is not valid.' }
const INVALID_TIP = { code: 'INVALID_TIP', message: 'The tip is not an amount.' }

const customerOf = async (change: Partial<typeof restaurant> = {}) => {
  const sandbox = createSandbox({ restaurant: { ...restaurant, ...change } })
  const customer = await signedInCustomer({ sandbox })
  await addToCart(customer)
  return customer
}
eachTestHas(customerOf)

const problems = async (request: QuoteRequest, who = customer) => (await quoted(who, request)).problems

it('the time of a quote is never where a restaurant does not open', async () => {
  const message = 'We are not taking orders at the moment.'
  expect(await problems(PICKUP, await customerOf({ hours: [] }))).toEqual([{ code: 'CLOSED', message }])
})

describe('the place of a quote', () => {
  it('is a table that the restaurant has', async () => {
    const at = (tableId: string) => problems({ fulfilment: { ...PICKUP.fulfilment, tableId } })
    expect(await at('13')).toEqual([{ code: 'TABLE_UNKNOWN', message: 'There is no table 13 here.' }])
    expect(await at('12')).toEqual([])
  })

  it('is in the area that is delivered to, unless the order is picked up', async () => {
    await addToCart(customer)
    const { id } = await savedAddress(customer, '10011')
    const message = 'We don’t deliver to Home yet.'
    expect(await problems(delivery(id))).toEqual([{ code: 'OUT_OF_SERVICE_AREA', message }])
    expect(await problems({ fulfilment: { ...PICKUP.fulfilment, addressId: id } })).toEqual([])
  })

  it('is no address where nothing is delivered', async () => {
    const pickupOnly = await customerOf({ delivery: null })
    const { id } = await savedAddress(pickupOnly)
    const body = { code: 'NO_DELIVERY', message: 'We don’t deliver.' }
    expect(await requestQuote(pickupOnly, delivery(id))).toMatchObject({ status: 422, body })
    expect(await problems(PICKUP, pickupOnly)).toEqual([])
  })
})

describe('the minimum', () => {
  it('is said in words, and an empty cart is not said to be too small', async () => {
    customer.sandbox.context.state.carts = {}
    expect(await quoted(customer)).toMatchObject({ lines: [], totals: { total: 0 } })
    expect(await problems(PICKUP)).toEqual([{ code: 'EMPTY_CART', message: 'Your cart is empty.' }])
    await addToCart(customer, lemonade(1))
    const message = 'The minimum order is not reached yet.'
    expect(await problems(PICKUP)).toEqual([{ code: 'MINIMUM_NOT_MET', message, from: 450, to: 1000 }])
  })

  it.each([
    ['just reached', 1800, []],
    ['missed by a cent', 1801, ['MINIMUM_NOT_MET']],
  ])('is %s', async (_name, minimumOrder, codes) => {
    expect((await problems(PICKUP, await customerOf({ minimumOrder }))).map(({ code }) => code)).toEqual(codes)
  })
})

it.each([
  ['added', false, 12_000_000, 522_000],
  ['contained', true, 12_000_000, 500_240],
])('a tax of 4.35 %% that is %s is exact for a large order', async (_name, included, subtotal, tax) => {
  const shop = await customerOf({ tax: { percent: 4.35, included } })
  const { catalog, state } = shop.sandbox.context
  state.carts = {}
  catalog.change('tamarind-lemonade', (item) => (item.price = subtotal))
  await addToCart(shop, { ...lemonade(1), price: subtotal })
  const { totals } = await quoted(shop)
  expect([totals.subtotal, totals.tax, totals.total]).toEqual([subtotal, tax, subtotal + (included ? 0 : tax)])
})

it.each<[Partial<QuoteRequest>, object]>([
  [pickupAt('at seven'), INVALID_TIME],
  [pickupAt(''), INVALID_TIME],
  [{ tip: { amount: -1 } }, INVALID_TIP],
  [{ tip: { amount: 0.5 } }, INVALID_TIP],
  [{ tip: { percent: -1 } }, INVALID_TIP],
  [{ tip: { percent: 101 } }, INVALID_TIP],
  [{ tip: { percent: 12.5 } }, INVALID_TIP],
  [{ tip: { amount: 100, percent: -1 } }, INVALID_TIP],
])('a quote for %j is refused in words', async (change, body) => {
  expect(await requestQuote(customer, { ...PICKUP, ...change })).toMatchObject({ status: 422, body })
})

describe('a quote that has expired', () => {
  const readAt = (time: string) => setClock(customer.sandbox, `2026-11-20T${time}Z`)

  it('is deleted by the next of its customer, not by that of another', async () => {
    const mine = await quoted(customer)
    const other = await otherCustomer(customer)
    await addToCart(other)
    const theirs = await quoted(other)
    await readAt('18:20:00')
    await quoted(other)
    const { quotes } = customer.sandbox.context.state
    expect([mine.id in quotes, theirs.id in quotes]).toEqual([true, false])
    expect((await place(customer, orderOf(mine))).status).toBe(201)
  })

  it('lives for exactly ten minutes', async () => {
    const { context } = customer.sandbox
    let now = context.now()
    context.now = () => now
    const { id } = await quoted(customer)
    now += 10 * 60_000
    await quoted(customer)
    expect(id in context.state.quotes).toBe(true)
    now += 1
    await quoted(customer)
    expect(id in context.state.quotes).toBe(false)
  })
})
