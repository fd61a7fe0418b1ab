import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FRIDAY } from '../../../tests/sandbox/clients'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { orderQueries } from '../../api/queries/orders'
import { receiveEvents, type ShopEvent } from '../../lib/events'
import { setStage } from '../../stores/purchases'
import { watchOrders } from './order-events'

let shop: Shop
let events: ShopEvent[]
let stops: (() => void)[]

const order = () => shop.sandbox.context.state.orders.at(-1)!
const payment = () => order().payment
async function read(orderId: string) {
  await shop.client.fetchQuery({ ...orderQueries.detail(CUSTOMER, orderId), staleTime: 0 })
  await quiet()
}

beforeEach(() => {
  localStorage.clear()
  shop = createShop()
  shop.signIn()
  events = []
  // Drops the events that other files of this worker have left.
  receiveEvents(() => {})()
  stops = [watchOrders(shop.client), receiveEvents((event) => events.push(event))]
})
afterEach(() => stops.forEach((stop) => stop()))

it('tracks a purchase once the order is paid, with the total of the API, and its refund once', async () => {
  const id = await shop.order('PENDING')
  setStage(id, 'placed')
  await read(id)
  expect(events).toEqual([])

  payment().status = 'PAID'
  await read(id)
  await read(id)
  const { totals } = order()
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    name: 'purchase',
    params: { transaction_id: id, value: totals.total / 100, tax: totals.tax / 100, items: [{ quantity: 4 }] },
  })

  payment().status = 'REFUNDED'
  await read(id)
  await read(id)
  expect(events.map(({ name }) => name)).toEqual(['purchase', 'refund'])
})

it('names the promo code of the order, and what it takes off; without one neither', async () => {
  const id = await shop.order('PAID')
  setStage(id, 'placed')
  Object.assign(order(), { promoCode: 'MARKET10', totals: { ...order().totals, discount: 180 } })
  await read(id)
  expect(events[0]!.params).toMatchObject({ coupon: 'MARKET10', discount: 1.8 })
  const other = await shop.order('PAID')
  setStage(other, 'placed')
  await read(other)
  expect(Object.keys(events[1]!.params)).not.toEqual(expect.arrayContaining(['coupon']))
  expect(Object.keys(events[1]!.params)).not.toEqual(expect.arrayContaining(['discount']))
})

it('tracks what was refunded of a completed order, once', async () => {
  const id = await shop.order('PAID')
  setStage(id, 'placed')
  await read(id)
  order().refunded = 490
  await read(id)
  await read(id)
  expect(events.map(({ name }) => name)).toEqual(['purchase', 'refund'])
  expect(events[1]!.params).toEqual({ transaction_id: id, currency: 'USD', value: 4.9 })
})

it('tracks no purchase for an order of another device, or one that was not paid', async () => {
  await read(await shop.order('PAID'))
  const id = await shop.order('DECLINED')
  setStage(id, 'placed')
  await read(id)
  expect(events).toEqual([])
})

it('tracks no purchase for an order that was cancelled before it was seen paid', async () => {
  const id = await shop.order('PAID')
  setStage(id, 'placed')
  order().cancelledAt = Date.parse(FRIDAY)
  await read(id)
  payment().status = 'REFUNDED'
  await read(id)
  expect(events).toEqual([])
})

it('tracks an order to pay at the restaurant as bought, and as refunded once it is cancelled', async () => {
  const id = await shop.order('PENDING')
  setStage(id, 'placed')
  payment().method = 'AT_RESTAURANT'
  await read(id)
  expect(events.map(({ name }) => name)).toEqual(['purchase'])
  order().cancelledAt = Date.parse(FRIDAY)
  await read(id)
  await read(id)
  expect(events.map(({ name }) => name)).toEqual(['purchase', 'refund'])
})

it('does not track a paid order as refunded before its money went back', async () => {
  const id = await shop.order('PAID')
  setStage(id, 'placed')
  await read(id)
  order().cancelledAt = Date.parse(FRIDAY)
  await read(id)
  expect(events.map(({ name }) => name)).toEqual(['purchase'])
})

it('waits for a tab that looks at the same order, which may track its purchase', async () => {
  let enter = () => {}
  const request = (_: string, work: () => Promise<void>) =>
    new Promise<void>((resolve) => (enter = () => resolve(work())))
  vi.stubGlobal('navigator', { locks: { request } })
  const id = await shop.order('PAID')
  setStage(id, 'placed')
  await read(id)
  expect(events).toEqual([])
  setStage(id, 'purchase')
  enter()
  await quiet()
  expect(events).toEqual([])
})
