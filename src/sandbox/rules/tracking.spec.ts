import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import { ADA, type Customer, PHONE, RESTAURANT, send, setClock, signedInCustomer } from '../../../tests/sandbox/clients'
import {
  addToCart,
  cancelOrder,
  delivery,
  lemonade,
  pay,
  placedOrder,
  readOrder,
  savedAddress,
} from '../../../tests/sandbox/orders'

type Schemas = components['schemas']

let customer: Customer
let order: Schemas['Order']
beforeEach(async () => {
  customer = await signedInCustomer()
  await addToCart(customer, lemonade(5))
  const request = { ...delivery((await savedAddress(customer)).id), tip: { amount: 321 } }
  order = await placedOrder(customer, { request, note: 'Ring twice' })
})

const track = (query: string, id = order.id) =>
  send<Schemas['Tracking']>(customer.sandbox, 'GET', `${RESTAURANT}/orders/${id}/tracking${query}`)

describe('the link of an order', () => {
  it('shows the progress of the order to anybody who has it, and nothing else', async () => {
    await pay(customer.sandbox, order.payment.url, 'approve')
    const { number, status, history, fulfilment } = await readOrder(customer, order.id)
    const { address: _, ...when } = fulfilment
    const answer = await track(`?token=${order.trackingToken}`)
    expect([answer.status, answer.body]).toEqual([
      200,
      { number, status, history, timeZone: 'America/New_York', fulfilment: when },
    ])
    expect(status).toBe('RECEIVED')
    const said = JSON.stringify(answer.body)
    const secrets = [...Object.values(ADA), PHONE, 'Ludlow', '10002', 'emonade', 'Ring', customer.customerId]
    const money = ['2250', '321', '399', String(order.totals.total), 'PAID', 'pay_']
    for (const secret of [...secrets, ...money]) expect(said).not.toContain(secret)
  })

  it('follows the order to its end', async () => {
    const statuses: string[] = []
    const see = async () => statuses.push((await track(`?token=${order.trackingToken}`)).body.status)
    await see()
    await pay(customer.sandbox, order.payment.url, 'approve')
    await setClock(customer.sandbox, '2026-11-20T18:05:00Z')
    await see()
    await setClock(customer.sandbox, '2026-11-20T18:35:00Z')
    await see()
    await setClock(customer.sandbox, '2026-11-20T19:30:00Z')
    await see()
    expect(statuses).toEqual(['AWAITING_PAYMENT', 'CONFIRMED', 'OUT_FOR_DELIVERY', 'COMPLETED'])
  })

  it('shows that an order was cancelled', async () => {
    await cancelOrder(customer, order.id)
    expect((await track(`?token=${order.trackingToken}`)).body.status).toBe('CANCELLED')
  })

  it.each(['', '?token=', '?token=guessed', '?token=undefined', '?token=null', '?other=1'])(
    'opens nothing with %j',
    async (query) => {
      expect(await track(query)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    },
  )

  it('opens no other order', async () => {
    await pay(customer.sandbox, order.payment.url, 'approve')
    await addToCart(customer)
    const other = await placedOrder(customer)
    expect(other.trackingToken).not.toBe(order.trackingToken)
    expect((await track(`?token=${order.trackingToken}`, other.id)).status).toBe(404)
    expect((await track(`?token=${other.trackingToken}`)).status).toBe(404)
    expect((await track(`?token=${order.trackingToken}`, 'ord_none')).status).toBe(404)
    expect((await track(`?token=${order.trackingToken?.slice(0, -1)}`)).status).toBe(404)
  })

  it('opens nothing for an order without a link', async () => {
    delete (customer.sandbox.context.state.orders[0] as { trackingToken?: string }).trackingToken
    for (const query of ['', '?token=', '?token=undefined']) expect((await track(query)).status).toBe(404)
  })
})
