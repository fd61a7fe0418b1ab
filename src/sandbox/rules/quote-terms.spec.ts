import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import { createSandbox } from '../sandbox'
import { restaurant } from '../seed/restaurant'
import { type Customer, otherCustomer, setClock, signedInCustomer } from '../../../tests/sandbox/clients'
import {
  addToCart,
  delivery,
  lemonade,
  orderOf,
  pickupAt,
  PICKUP,
  place,
  placedOrder,
  quoted,
  type QuoteRequest,
  requestQuote,
  savedAddress,
} from '../../../tests/sandbox/orders'
import { joined, startedGroup } from '../../../tests/sandbox/groups'

type Tip = components['schemas']['TipRequest']

const customerOf = async (change: Partial<typeof restaurant> = {}) => {
  const sandbox = createSandbox({ restaurant: { ...restaurant, ...change } })
  const customer = await signedInCustomer({ sandbox })
  await addToCart(customer)
  return customer
}
let customer: Customer
beforeEach(async () => {
  customer = await customerOf()
})

const refusal = async (request: QuoteRequest, who = customer) => {
  const { status, body } = await requestQuote(who, request)
  return [status, body] as const
}
const problems = async (request: QuoteRequest, who = customer) => (await quoted(who, request)).problems

describe('the time of a quote', () => {
  it('is refused if it is not a valid time', async () => {
    expect(await refusal(pickupAt('at seven'))).toMatchObject([
      422,
      { code: 'INVALID_TIME', message: 'The time is not valid.' },
    ])
  })

  it('is the same in whatever zone it is written', async () => {
    const { fulfilment } = await placedOrder(customer, { request: pickupAt('2026-11-20T19:00:00-05:00') })
    expect(fulfilment).toMatchObject({
      ...{ requestedTime: '2026-11-21T00:00:00.000Z', readyAt: '2026-11-21T00:00:00.000Z' },
    })
  })

  it('is never where a restaurant does not open', async () => {
    const closed = await customerOf({ hours: [] })
    const message = 'We are not taking orders at the moment.'
    expect(await problems(PICKUP, closed)).toEqual([{ code: 'CLOSED', message }])
  })
})

describe('the place of a quote', () => {
  it('is a table that the restaurant has', async () => {
    const at = (tableId: string) => problems({ fulfilment: { ...PICKUP.fulfilment, tableId } })
    expect(await at('13')).toEqual([{ code: 'TABLE_UNKNOWN', message: 'There is no table 13 here.' }])
    expect(await at('12')).toEqual([])
  })

  it('is an address of the customer', async () => {
    const message = 'Please tell us where to deliver.'
    await addToCart(customer)
    expect(await problems(delivery())).toEqual([{ code: 'ADDRESS_REQUIRED', message }])
  })

  it('is in the area that is delivered to, unless the order is picked up', async () => {
    await addToCart(customer)
    const { id } = await savedAddress(customer, '10011')
    const message = 'Home is outside of the area we deliver to.'
    expect(await problems(delivery(id))).toEqual([{ code: 'OUT_OF_SERVICE_AREA', message }])
    expect(await problems({ fulfilment: { ...PICKUP.fulfilment, addressId: id } })).toEqual([])
  })

  it('is no address where nothing is delivered', async () => {
    const pickupOnly = await customerOf({ delivery: null })
    const { id } = await savedAddress(pickupOnly)
    expect(await refusal(delivery(id), pickupOnly)).toMatchObject([
      422,
      { code: 'NO_DELIVERY', message: 'We do not deliver.' },
    ])
    expect(await problems(PICKUP, pickupOnly)).toEqual([])
  })
})

describe('the minimum', () => {
  it('is said in words, and an empty cart is not said to be too small', async () => {
    customer.sandbox.context.state.carts = {}
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

describe('a tip', () => {
  it.each<[string, Tip, number]>([
    ['of nothing', { percent: 0 }, 0],
    ['as much as the dishes', { percent: 100 }, 1800],
    ['of no amount', { amount: 0 }, 0],
  ])('%s is accepted', async (_name, tip, amount) => {
    expect((await quoted(customer, { ...PICKUP, tip })).totals.tip).toBe(amount)
  })

  it.each<[string, Tip]>([
    ['below nothing', { amount: -1 }],
    ['of half a cent', { amount: 0.5 }],
    ['of a share above all', { percent: 101 }],
    ['of an amount, with an invalid percentage', { amount: 100, percent: -1 }],
  ])('%s is refused in words', async (_name, tip) => {
    expect(await refusal({ ...PICKUP, tip })).toMatchObject([
      422,
      { code: 'INVALID_TIP', message: 'The tip is not an amount.' },
    ])
  })
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

it('the shares of a group order have the name of its host, and an ordinary order has none', async () => {
  expect((await quoted(customer)).shares).toEqual([])
  const { id } = await startedGroup(customer, { hostName: 'Ada' })
  const grace = await joined(customer, id)
  await grace('POST', '/items', lemonade(2))
  expect((await quoted(customer)).shares?.map(({ name }) => name)).toEqual(['Ada', 'Grace'])
})
