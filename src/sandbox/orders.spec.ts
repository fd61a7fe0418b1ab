import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../api/schema.gen'
import { addToCart, type Customer, lemonade, orderOf, PICKUP, signedInHost, startScenario } from './testing'

type Schemas = components['schemas']
type Order = Schemas['Order']
const KEY = 'one-and-the-same'

let customer: Customer
beforeEach(async () => {
  customer = await signedInHost()
  await addToCart(customer)
})

const quote = async () => (await customer.call<Schemas['Quote']>('POST', `${customer.home}/orders/quote`, PICKUP)).body
const place = <T = Order>(body: object, key = KEY, who = customer) =>
  who.call<T>('POST', `${who.home}/orders`, body, { 'idempotency-key': key })
const orders = async () => (await customer.call<Schemas['OrderList']>('GET', `${customer.home}/orders`)).body.orders
const read = async (id: string) => (await customer.call<Order>('GET', `${customer.home}/orders/${id}`)).body

describe('placing', () => {
  it('makes an order of the quote that waits for its payment', async () => {
    const quoted = await quote()
    const { status, body } = await place({ ...orderOf(quoted), note: 'Ring twice' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      number: '1042',
      status: 'AWAITING_PAYMENT',
      fulfilment: { type: 'PICKUP', requestedTime: null },
      lines: quoted.lines,
      totals: quoted.totals,
      note: 'Ring twice',
      payment: { orderId: body.id, status: 'PENDING', method: 'HOSTED', amount: 1960 },
      history: [{ status: 'AWAITING_PAYMENT', at: body.placedAt }],
    })
    expect(body.payment.url).toMatch(/^http:\/\/shop\.test\/__sandbox\/pay\/pay_/)
    expect(await read(body.id)).toEqual(body)
  })

  it('answers the same key with the same order, whatever has changed since', async () => {
    const first = await place(orderOf(await quote()))
    await startScenario(customer.host, { name: 'sold-out', itemId: 'tamarind-lemonade' })
    expect(await place({ ...orderOf(await quote()), expectedTotal: 1 })).toMatchObject({
      status: 201,
      body: first.body,
    })
    expect(await orders()).toHaveLength(1)
  })

  it('answers another key with another order, and lists the newest first', async () => {
    const first = await place(orderOf(await quote()))
    const second = await place(orderOf(await quote()), `${KEY}-2`)
    expect((await orders()).map(({ id, number }) => [id, number])).toEqual([
      [second.body.id, '1043'],
      [first.body.id, '1042'],
    ])
  })

  it('keeps the keys of two customers apart', async () => {
    const mine = await place(orderOf(await quote()))
    const other = await signedInHost({ host: customer.host, phone: '+12125550143' })
    await addToCart(other)
    const { body } = await other.call<Schemas['Quote']>('POST', `${other.home}/orders/quote`, PICKUP)
    const theirs = await place(orderOf(body), KEY, other)
    expect(theirs).toMatchObject({ status: 201, body: { number: '1043' } })
    expect(theirs.body.id).not.toBe(mine.body.id)
    expect(await other.call('GET', `${other.home}/orders/${mine.body.id}`)).toMatchObject({ status: 404 })
    expect(await place(orderOf(await quote()), `${KEY}-2`, other)).toMatchObject({ status: 409 })
  })

  it.each<[string, object, number, string]>([
    ['a total that the customer did not see', { expectedTotal: 1959 }, 409, 'PRICE_CHANGED'],
    ['a quote that is not there', { quoteId: 'quo_none' }, 409, 'QUOTE_EXPIRED'],
    ['a return address that is none', { returnUrl: 'javascript:alert(1)' }, 422, 'INVALID_RETURN_URL'],
    [
      'a card that is not saved',
      { paymentMethod: { type: 'SAVED', paymentMethodId: 'none' } },
      422,
      'INVALID_PAYMENT_METHOD',
    ],
  ])('refuses %s', async (_name, change, status, code) => {
    expect(await place({ ...orderOf(await quote()), ...change })).toMatchObject({ status, body: { code } })
    expect(await orders()).toEqual([])
  })

  it('names the fields of a contact that lacks them', async () => {
    const contact = { firstName: ' ', lastName: '', phone: '', email: '' }
    const answer = await place<Schemas['Problem']>({ ...orderOf(await quote()), contact })
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_DETAILS' } })
    expect(answer.body.errors?.map(({ pointer }) => pointer)).toEqual(['/contact/firstName', '/contact/phone'])
  })

  it('takes a note of at most three hundred characters', async () => {
    const quoted = await quote()
    expect(await place({ ...orderOf(quoted), note: 'x'.repeat(301) })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/note' }] },
    })
    expect((await place({ ...orderOf(quoted), note: 'x'.repeat(300) })).status).toBe(201)
  })

  it.each(['', 'short'])('refuses the key %j', async (key) => {
    expect(await place(orderOf(await quote()), key)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  it('refuses a total that changed since the quote, and the same key can then be used again', async () => {
    const before = await quote()
    await addToCart(customer, lemonade(1))
    expect(await place(orderOf(before))).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    expect(await place(orderOf(await quote()))).toMatchObject({ status: 201, body: { totals: { subtotal: 2250 } } })
  })

  it('refuses a dish that became dearer since the quote', async () => {
    const before = await quote()
    await startScenario(customer.host, { name: 'price-up', itemId: 'tamarind-lemonade', by: 1 })
    expect(await place(orderOf(before))).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
  })

  it('refuses a quote whose dish was sold out since', async () => {
    const before = await quote()
    await startScenario(customer.host, { name: 'sold-out', itemId: 'tamarind-lemonade' })
    expect(await place(orderOf(before))).toMatchObject({ status: 409, body: { code: 'AVAILABILITY_CHANGED' } })
  })

  it('keeps the tip of the quote as an amount', async () => {
    const body = { ...PICKUP, tip: { percent: 20 } }
    const quoted = (await customer.call<Schemas['Quote']>('POST', `${customer.home}/orders/quote`, body)).body
    expect(await place(orderOf(quoted))).toMatchObject({ status: 201, body: { totals: { tip: 360, total: 2320 } } })
  })
})
