import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { ADA, PHONE, RESTAURANT, send, setClock } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import {
  addToCart,
  cancelOrder,
  customerWithCart,
  delivery,
  lemonade,
  pay,
  placedOrder,
  readOrder,
  receivedOrder,
  savedAddress,
} from '../../../tests/sandbox/orders'

eachTestHas(customerWithCart)

describe('the link of an order', () => {
  let order: Schemas['Order']
  beforeEach(async () => {
    await addToCart(customer, lemonade(1))
    const request = { ...delivery((await savedAddress(customer)).id), tip: { amount: 321 } }
    order = await placedOrder(customer, { request, note: 'Ring twice' })
  })

  const track = (query: string, id = order.id) =>
    send<Schemas['Tracking']>(customer.sandbox, 'GET', `${RESTAURANT}/orders/${id}/tracking${query}`)

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

describe('a customer who is there', () => {
  const arrive = (id: string, note: string | null = null) =>
    customer.call<Schemas['Order']>('PUT', `${customer.home}/orders/${id}/arrival`, { note })

  it('is noted with the place, which can be changed; the time stays', async () => {
    const { id } = await receivedOrder(customer)
    expect((await readOrder(customer, id)).arrival).toBeNull()
    const { body } = await arrive(id, ' Space 4 ')
    expect(body.arrival?.at).toMatch(/^2026-11-20T18:00/)
    expect(body.arrival?.note).toBe('Space 4')
    const changed = await arrive(id, '')
    expect(changed.body.arrival).toEqual({ at: body.arrival!.at, note: null })
    expect((await readOrder(customer, id)).arrival).toEqual(changed.body.arrival)
  })

  it('cannot be before the order is paid, nor after it is cancelled', async () => {
    const { id } = await placedOrder(customer)
    expect(await readOrder(customer, id)).not.toHaveProperty('arrival')
    expect(await arrive(id)).toMatchObject({ status: 409, body: { code: 'NOT_COLLECTABLE' } })
    await cancelOrder(customer, id)
    expect(await arrive(id)).toMatchObject({ status: 409 })
  })
})

describe('a rating', () => {
  const RATING = { stars: 4, comment: 'Hot.', dishes: [{ menuItemId: 'tamarind-lemonade', stars: 5, comment: '' }] }

  let orderId: string
  beforeEach(async () => {
    orderId = (await receivedOrder(customer, 'AT_RESTAURANT')).id
  })
  const rate = (rating: object = RATING) => customer.call('PUT', `${customer.home}/orders/${orderId}/rating`, rating)
  const kept = async () => (await readOrder(customer, orderId)).rating
  const later = () => setClock(customer.sandbox, '2026-11-20T20:00:00Z')

  it('is refused before the order is completed', async () => {
    expect(await rate()).toMatchObject({ status: 409, body: { code: 'NOT_COMPLETED' } })
    expect(await kept()).toBeUndefined()
  })

  it('is stored with the order, the latest one', async () => {
    await later()
    expect(await rate()).toMatchObject({ status: 200, body: RATING })
    expect(await kept()).toEqual(RATING)
    await rate({ stars: 1, comment: '', dishes: [] })
    expect(await kept()).toEqual({ stars: 1, comment: '', dishes: [] })
  })

  it.each([
    ['no star', { ...RATING, stars: 0 }],
    ['six stars', { ...RATING, stars: 6 }],
    ['half a star', { ...RATING, stars: 3.5 }],
    ['a dish that was not ordered', { ...RATING, dishes: [{ menuItemId: 'pho', stars: 3, comment: '' }] }],
    ['a dish twice', { ...RATING, dishes: [...RATING.dishes, ...RATING.dishes] }],
    ['a dish without a star', { ...RATING, dishes: [{ ...RATING.dishes[0], stars: 0 }] }],
    ['a novel', { ...RATING, comment: 'x'.repeat(501) }],
  ])('of %s is refused', async (_, rating) => {
    await later()
    expect((await rate(rating)).status).toBe(422)
    expect(await kept()).toBeUndefined()
  })
})
