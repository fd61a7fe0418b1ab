import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../api/schema.gen'
import { addToCart, type Customer, pay, placedOrder, setClock, signedInHost } from './testing'

type Schemas = components['schemas']
type Order = Schemas['Order']

let customer: Customer
beforeEach(async () => {
  customer = await signedInHost()
  await addToCart(customer)
})

const read = async (id: string) => (await customer.call<Order>('GET', `${customer.home}/orders/${id}`)).body

describe('the kitchen’s clock', () => {
  const SECOND = 1000
  const MINUTE = 60 * SECOND

  async function paid() {
    const { id, payment } = await placedOrder(customer)
    await pay(customer.host, payment.url, 'approve')
    const order = await read(id)
    return { id, received: Date.parse(order.history[0]!.at), ready: Date.parse(order.fulfilment.readyAt) }
  }

  it('moves a paid order on, and tells when it did', async () => {
    const { id, received, ready } = await paid()
    const steps: [string, number][] = [
      ['RECEIVED', received],
      ['CONFIRMED', received + 20 * SECOND],
      ['PREPARING', received + 90 * SECOND],
      ['READY', ready],
      ['COMPLETED', ready + 20 * MINUTE],
    ]
    const history = steps.map(([status, time]) => ({ status, at: new Date(time).toISOString() }))
    for (const [index, [status, time]] of steps.entries()) {
      if (index > 0) {
        await setClock(customer.host, time - 5 * SECOND)
        expect((await read(id)).status).toBe(steps[index - 1]![0])
      }
      await setClock(customer.host, time)
      expect(await read(id)).toMatchObject({ status, history: history.slice(0, index + 1) })
    }
  })

  it('begins half an hour before an order for the next day', async () => {
    await setClock(customer.host, '2026-11-21T05:00:00Z')
    const { id, ready } = await paid()
    expect(new Date(ready).toISOString()).toBe('2026-11-21T12:25:00.000Z')
    await setClock(customer.host, '2026-11-21T11:54:50Z')
    expect((await read(id)).status).toBe('CONFIRMED')
    await setClock(customer.host, '2026-11-21T11:55:00Z')
    expect((await read(id)).status).toBe('PREPARING')
  })

  it('promises a later time when the payment came too late for the first', async () => {
    const { id, fulfilment } = await placedOrder(customer)
    await setClock(customer.host, '2026-11-20T18:40:00Z')
    const again = { returnUrl: 'http://shop.test/payment-return' }
    const { body } = await customer.call<Schemas['Payment']>('POST', `${customer.home}/orders/${id}/payment`, again)
    await pay(customer.host, body.url, 'approve')
    const order = await read(id)
    expect(Date.parse(order.fulfilment.readyAt)).toBe(Date.parse(order.history[0]!.at) + 3 * MINUTE)
    expect(fulfilment.readyAt < order.fulfilment.readyAt).toBe(true)
  })
})
