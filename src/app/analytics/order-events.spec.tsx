import { afterEach, beforeEach, expect, it } from 'vitest'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { orderQueries } from '../../api/queries/orders'
import { receiveEvents, type ShopEvent } from '../../lib/events'
import { setStage } from '../../stores/purchases'
import { watchOrders } from './order-events'

let shop: Shop
let events: ShopEvent[]
let stops: (() => void)[]

const payment = () => shop.sandbox.context.state.orders.at(-1)!.payment
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
  const { totals } = shop.sandbox.context.state.orders.at(-1)!
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

it('tracks no purchase for an order of another device, or one that was not paid', async () => {
  await read(await shop.order('PAID'))
  const id = await shop.order('DECLINED')
  setStage(id, 'placed')
  await read(id)
  expect(events).toEqual([])
})
