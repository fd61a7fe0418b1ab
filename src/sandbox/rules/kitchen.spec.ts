import { describe, expect, it } from 'vitest'
import { setClock, startScenario } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import {
  addToCart,
  customerWithCart,
  delivery,
  lemonade,
  pay,
  placedOrder,
  type QuoteRequest,
  readOrder,
  receivedOrder,
  retryPayment,
  savedAddress,
} from '../../../tests/sandbox/orders'

eachTestHas(customerWithCart)

const SECOND = 1000
const MINUTE = 60 * SECOND

async function paid(request?: QuoteRequest) {
  const { id, history, fulfilment } = await receivedOrder(customer, 'HOSTED', request)
  return { id, received: Date.parse(history[0]!.at), ready: Date.parse(fulfilment.readyAt) }
}
async function paidDelivery() {
  await addToCart(customer, lemonade(1))
  return paid(delivery((await savedAddress(customer)).id))
}

describe('the kitchen’s clock', () => {
  it('advances a paid order, and records when', async () => {
    const { id, received, ready } = await paid()
    const steps: [string, number][] = [
      ['RECEIVED', received],
      ['CONFIRMED', received + 60 * SECOND],
      ['PREPARING', received + 90 * SECOND],
      ['READY', ready],
      ['COMPLETED', ready + 20 * MINUTE],
    ]
    const history = steps.map(([status, time]) => ({ status, at: new Date(time).toISOString() }))
    for (const [index, [status, time]] of steps.entries()) {
      if (index > 0) {
        await setClock(customer.sandbox, time - 5 * SECOND)
        expect((await readOrder(customer, id)).status).toBe(steps[index - 1]![0])
      }
      await setClock(customer.sandbox, time)
      expect(await readOrder(customer, id)).toMatchObject({ status, history: history.slice(0, index + 1) })
    }
  })

  it('begins half an hour before an order for the next day', async () => {
    await setClock(customer.sandbox, '2026-11-21T05:00:00Z')
    const { id, ready } = await paid()
    expect(new Date(ready).toISOString()).toBe('2026-11-21T12:25:00.000Z')
    await setClock(customer.sandbox, '2026-11-21T11:54:50Z')
    expect((await readOrder(customer, id)).status).toBe('CONFIRMED')
    await setClock(customer.sandbox, '2026-11-21T11:55:00Z')
    expect((await readOrder(customer, id)).status).toBe('PREPARING')
  })

  it('promises a later time when the payment came too late for the first', async () => {
    const { id, fulfilment } = await placedOrder(customer)
    await setClock(customer.sandbox, '2026-11-20T18:40:00Z')
    const { body } = await retryPayment(customer, id)
    await pay(customer.sandbox, body.url, 'approve')
    const order = await readOrder(customer, id)
    expect(Date.parse(order.fulfilment.readyAt)).toBe(Date.parse(order.history[0]!.at) + 3 * MINUTE)
    expect(fulfilment.readyAt < order.fulfilment.readyAt).toBe(true)
  })

  it('completes a delivery', async () => {
    const { id, received, ready } = await paidDelivery()
    await setClock(customer.sandbox, ready - 15 * MINUTE - 5 * SECOND)
    expect((await readOrder(customer, id)).status).toBe('PREPARING')
    await setClock(customer.sandbox, ready)
    expect((await readOrder(customer, id)).history.map(({ status, at }) => [status, Date.parse(at)])).toEqual([
      ['RECEIVED', received],
      ['CONFIRMED', received + 60 * SECOND],
      ['PREPARING', ready - 30 * MINUTE],
      ['OUT_FOR_DELIVERY', ready - 15 * MINUTE],
      ['COMPLETED', ready],
    ])
  })
})

describe('order-moved', () => {
  const move = (minutes: number) => startScenario(customer.sandbox, { name: 'order-moved', minutes })

  it('moves the promised time and names the one before, while what was reached stays', async () => {
    const { id, received, ready } = await paid()
    await setClock(customer.sandbox, new Date(ready - 10 * MINUTE).toISOString())
    const before = await readOrder(customer, id)
    for (const minutes of [15, -5]) await move(minutes)
    const { fulfilment, history } = await readOrder(customer, id)
    expect([fulfilment.readyAt, fulfilment.movedFrom].map((at) => Date.parse(at!) - ready)).toEqual([
      10 * MINUTE,
      15 * MINUTE,
    ])
    expect(history).toEqual(before.history)
    expect(history.map(({ status }) => status)).toEqual(['RECEIVED', 'CONFIRMED', 'PREPARING'])
    await setClock(customer.sandbox, new Date(ready + 10 * MINUTE).toISOString())
    expect((await readOrder(customer, id)).status).toBe('READY')
    expect(received).toBeLessThan(ready)
  })

  it('moves no order that is not received or that is cancelled', async () => {
    const { id } = await placedOrder(customer)
    await move(15)
    expect((await readOrder(customer, id)).fulfilment.movedFrom).toBeUndefined()
  })
})

describe('order-step', () => {
  const step = () => startScenario(customer.sandbox, { name: 'order-step' })
  const statuses = async (id: string) => (await readOrder(customer, id)).history.map(({ status }) => status)

  it.each([
    ['a pickup', paid, ['RECEIVED', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED']],
    ['a delivery', paidDelivery, ['RECEIVED', 'CONFIRMED', 'PREPARING', 'OUT_FOR_DELIVERY', 'COMPLETED']],
  ])('advances %s step by step to its end', async (_name, begin, way) => {
    const { id } = await begin()
    for (const count of [1, 2, 3, 4, 5, 5]) {
      expect(await statuses(id)).toEqual(way.slice(0, count))
      await step()
    }
    const { history } = await readOrder(customer, id)
    await setClock(customer.sandbox, '2026-11-20T22:00:00Z')
    expect((await readOrder(customer, id)).history).toEqual(history)
  })

  it('records its own time, and the clock continues from there', async () => {
    const { id, received, ready } = await paid()
    await step()
    const [, confirmed] = (await readOrder(customer, id)).history
    expect(Date.parse(confirmed!.at)).toBeLessThan(received + 60 * SECOND)
    await setClock(customer.sandbox, ready)
    const { history } = await readOrder(customer, id)
    expect(history[1]).toEqual(confirmed)
    expect(await statuses(id)).toEqual(['RECEIVED', 'CONFIRMED', 'PREPARING', 'READY'])
    await step()
    expect((await readOrder(customer, id)).status).toBe('COMPLETED')
  })

  it('advances only the newest order, and never an unpaid one', async () => {
    const old = await paid()
    await addToCart(customer)
    const { id } = await placedOrder(customer)
    await step()
    expect([await statuses(old.id), await statuses(id)]).toEqual([['RECEIVED'], ['AWAITING_PAYMENT']])
    await step()
    expect(customer.sandbox.context.state.orders.some(({ stepped }) => stepped)).toBe(false)
  })

  it('does nothing without an order', async () => {
    await step()
    expect(customer.sandbox.context.state.orders).toEqual([])
  })
})
