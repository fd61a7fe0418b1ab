import { expect, it, vi } from 'vitest'
import { FRIDAY } from '../../../tests/sandbox/clients'
import { watchEvents } from '../../../tests/setup/events'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { orderQueries } from '../../api/queries/orders'
import { setStage } from '../../stores/purchases'
import { watchOrders } from './order-events'

const shop = customersShop()
const events = watchEvents(() => watchOrders(shop.client))

const order = () => shop.sandbox.context.state.orders.at(-1)!
const payment = () => order().payment
async function read(orderId: string) {
  await shop.client.fetchQuery({ ...orderQueries.detail(CUSTOMER, orderId), staleTime: 0 })
  await quiet()
}

const names = () => events.map(({ name }) => name)
const cancel = () => (order().cancelledAt = Date.parse(FRIDAY))
/** An order of this device. */
async function placed(status: Parameters<typeof shop.order>[0]) {
  const id = await shop.order(status)
  setStage(id, 'placed')
  return id
}

it('tracks a purchase once the order is paid, with the total of the API, and its refund once the money went back', async () => {
  const id = await placed('PENDING')
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

  cancel()
  await read(id)
  expect(names()).toEqual(['purchase'])

  payment().status = 'REFUNDED'
  await read(id)
  await read(id)
  expect(names()).toEqual(['purchase', 'refund'])
})

it('names the promo code of the order, and what it takes off; without one neither', async () => {
  const id = await placed('PAID')
  Object.assign(order(), { promoCode: 'MARKET10', totals: { ...order().totals, discount: 180 } })
  await read(id)
  expect(events[0]!.params).toMatchObject({ coupon: 'MARKET10', discount: 1.8 })
  const other = await placed('PAID')
  await read(other)
  expect(Object.keys(events[1]!.params)).not.toEqual(expect.arrayContaining(['coupon']))
  expect(Object.keys(events[1]!.params)).not.toEqual(expect.arrayContaining(['discount']))
})

it('tracks what was refunded of a completed order, once', async () => {
  const id = await placed('PAID')
  await read(id)
  order().refunded = 490
  await read(id)
  await read(id)
  expect(names()).toEqual(['purchase', 'refund'])
  expect(events[1]!.params).toEqual({ transaction_id: id, currency: 'USD', value: 4.9 })
})

it('tracks no purchase of another device, of what was not paid, or cancelled before it was seen paid', async () => {
  await read(await shop.order('PAID'))
  await read(await placed('DECLINED'))
  const id = await placed('PAID')
  cancel()
  await read(id)
  payment().status = 'REFUNDED'
  await read(id)
  expect(events).toEqual([])
})

it('tracks an order to pay at the restaurant as bought, and as refunded once it is cancelled', async () => {
  const id = await placed('PENDING')
  payment().method = 'AT_RESTAURANT'
  await read(id)
  expect(names()).toEqual(['purchase'])
  cancel()
  await read(id)
  await read(id)
  expect(names()).toEqual(['purchase', 'refund'])
})

it('waits for a tab that looks at the same order, which may track its purchase', async () => {
  let enter = () => {}
  const request = (_: string, work: () => Promise<void>) =>
    new Promise<void>((resolve) => (enter = () => resolve(work())))
  vi.stubGlobal('navigator', { locks: { request } })
  const id = await placed('PAID')
  await read(id)
  expect(events).toEqual([])
  setStage(id, 'purchase')
  enter()
  await quiet()
  expect(events).toEqual([])
})
