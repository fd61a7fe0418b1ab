import { afterEach, beforeEach, expect, it } from 'vitest'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { orderQueries } from '../../api/queries/orders'
import { receiveEvents, type ShopEvent } from '../../lib/events'
import { setTold } from '../../lib/purchases'
import { watchOrders } from './order-events'

let shop: Shop
let told: ShopEvent[]
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
  told = []
  // What another file of the same worker has told waits for a receiver.
  receiveEvents(() => {})()
  stops = [watchOrders(shop.client), receiveEvents((event) => told.push(event))]
})
afterEach(() => stops.forEach((stop) => stop()))

it('a purchase is told once the order is paid, with the total of the API, and a refund once it is refunded', async () => {
  const id = await shop.order('PENDING')
  setTold(id, 'placed')
  await read(id)
  expect(told).toEqual([])

  payment().status = 'PAID'
  await read(id)
  await read(id)
  const { totals } = shop.sandbox.context.state.orders.at(-1)!
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({
    name: 'purchase',
    params: { transaction_id: id, value: totals.total / 100, tax: totals.tax / 100, items: [{ quantity: 4 }] },
  })

  payment().status = 'REFUNDED'
  await read(id)
  await read(id)
  expect(told.map(({ name }) => name)).toEqual(['purchase', 'refund'])
})

it('an order of another device, or one that was cancelled unpaid, is no purchase', async () => {
  await read(await shop.order('PAID'))
  const id = await shop.order('DECLINED')
  setTold(id, 'placed')
  await read(id)
  expect(told).toEqual([])
})
