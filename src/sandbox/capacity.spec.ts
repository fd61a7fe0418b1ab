import { cardsOf, saveCard } from './cards'
import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../api/schema.gen'
import {
  addToCart,
  type Customer,
  ORIGIN,
  pay,
  placedOrder,
  quoted,
  RESTAURANT,
  savedAddress,
  send,
  setClock,
  signedInHost,
  startScenario,
} from './testing'

type Schemas = components['schemas']
const SEVEN = '2026-11-21T00:00:00.000Z'
const IN_WORDS = ['2026-11-21T00:00:00Z', '2026-11-20T19:00:00-05:00', '2026-11-21T05:30:00+05:30', SEVEN]
const CASH = { paymentMethod: { type: 'AT_RESTAURANT' } } as const

let customer: Customer
beforeEach(async () => {
  customer = await signedInHost()
  await addToCart(customer)
})

const at = (requestedTime: string): Schemas['QuoteRequest'] => ({ fulfilment: { type: 'PICKUP', requestedTime } })
const codes = async (requestedTime = SEVEN) =>
  (await quoted(customer, at(requestedTime))).problems.map(({ code }) => code)
async function isListed(startsAt = SEVEN, type = 'PICKUP') {
  const { body } = await send<Schemas['SlotList']>(customer.host, 'GET', `${RESTAURANT}/slots?type=${type}`)
  return body.days.flatMap(({ slots }) => slots).find((slot) => slot.startsAt === startsAt)?.available
}
async function fill(count: number) {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const request = at(IN_WORDS[index % IN_WORDS.length]!)
    ids.push((await placedOrder(customer, { request, ...CASH })).id)
    await addToCart(customer)
  }
  return ids
}

describe('a time', () => {
  it.each(IN_WORDS)('is the same in any offset: %s', async (requestedTime) => {
    const { readyAt, problems } = await quoted(customer, at(requestedTime))
    expect([readyAt, problems]).toEqual([SEVEN, []])
    const { fulfilment } = await placedOrder(customer, { request: at(requestedTime), ...CASH })
    expect(fulfilment).toEqual({ type: 'PICKUP', requestedTime: SEVEN, readyAt: SEVEN })
  })

  it.each([
    ['too soon', '2026-11-20T18:15:00Z'],
    ['past', '2026-11-19T18:15:00Z'],
    ['between two quarters', '2026-11-21T00:07:00Z'],
    ['a second late', '2026-11-21T00:00:01Z'],
    ['at night', '2026-11-21T08:00:00Z'],
    ['in a week', '2026-11-27T18:15:00Z'],
  ])('%s cannot be had', async (_name, requestedTime) => {
    expect(await codes(requestedTime)).toEqual(['UNAVAILABLE_SLOT'])
  })

  it.each(['soon', ''])('that is none is refused: %j', async (requestedTime) => {
    const body = at(requestedTime)
    expect(await customer.call('POST', `${customer.home}/orders/quote`, body)).toMatchObject({
      status: 422,
      body: { code: 'INVALID_TIME' },
    })
  })

  it('comes nearer until it is too soon', async () => {
    await setClock(customer.host, '2026-11-20T23:34:00Z')
    expect([await codes(), await isListed()]).toEqual([[], true])
    await setClock(customer.host, '2026-11-20T23:35:01Z')
    expect([await codes(), await isListed()]).toEqual([['UNAVAILABLE_SLOT'], undefined])
  })
})

describe('the room of a time', () => {
  it('is six orders, in whatever offset they were asked for', async () => {
    await fill(5)
    expect([await codes(), await isListed()]).toEqual([[], true])
    await fill(1)
    expect([await codes(), await isListed()]).toEqual([['NO_CAPACITY'], false])
    expect(await isListed(SEVEN, 'DELIVERY')).toBe(false)
    expect(await codes('2026-11-20T19:00:00-05:00')).toEqual(['NO_CAPACITY'])
    expect(await codes('2026-11-21T00:15:00Z')).toEqual([])
  })

  it('is taken by deliveries too', async () => {
    await fill(4)
    await addToCart(customer)
    saveCard(customer.customerId, customer.host.world)
    const [card] = cardsOf(customer.customerId, customer.host.world)
    const paymentMethod = { type: 'SAVED', paymentMethodId: card!.id } as const
    const fulfilment = { type: 'DELIVERY', requestedTime: SEVEN, addressId: (await savedAddress(customer)).id } as const
    for (let count = 5; count <= 6; count += 1) {
      await addToCart(customer)
      await addToCart(customer)
      await placedOrder(customer, { request: { fulfilment }, paymentMethod })
    }
    expect(await isListed()).toBe(false)
  })

  it('is free again once one of them is cancelled', async () => {
    const [first] = await fill(6)
    await customer.call('POST', `${customer.home}/orders/${first}/cancel`)
    expect([await codes(), await isListed()]).toEqual([[], true])
  })

  it('is not taken by an order for as soon as possible', async () => {
    await fill(5)
    await placedOrder(customer, CASH)
    expect(await isListed()).toBe(true)
  })

  it('is held by an open payment page, for everybody but who is to pay, and not after it has expired', async () => {
    await fill(5)
    const other = await signedInHost({ host: customer.host, phone: '+12125550143' })
    await addToCart(other)
    const { id, payment } = await placedOrder(other, { request: at(SEVEN) })
    expect([await codes(), await isListed()]).toEqual([['NO_CAPACITY'], false])
    expect((await quoted(other, at(SEVEN))).problems).toEqual([])
    await setClock(customer.host, '2026-11-20T18:15:01Z')
    expect([await codes(), await isListed()]).toEqual([[], true])
    await fill(1)
    const again = await other.call('POST', `${other.home}/orders/${id}/payment`, { returnUrl: `${ORIGIN}/back` })
    expect(again).toMatchObject({ status: 409, body: { code: 'UNAVAILABLE_SLOT' } })
    await pay(customer.host, payment.url, 'approve')
    expect(customer.host.world.state.orders.filter(({ receivedAt }) => receivedAt !== null)).toHaveLength(6)
  })

  it('is taken by the scenario, in any offset, until a reset', async () => {
    await startScenario(customer.host, { name: 'slot-full', startsAt: '2026-11-20T19:00:00-05:00' })
    await startScenario(customer.host, { name: 'slot-full', startsAt: '2026-11-21T00:30:00Z' })
    expect([await codes(), await codes('2026-11-21T00:15:00Z')]).toEqual([['NO_CAPACITY'], []])
    await send(customer.host, 'POST', '/__sandbox/reset')
    await setClock(customer.host, '2026-11-20T18:00:00Z')
    expect(await isListed()).toBe(true)
  })
})

describe('closed for the day', () => {
  it.each([
    ['at noon', '2026-11-20T18:00:00Z'],
    ['before it opened', '2026-11-20T10:00:00Z'],
  ])('%s has no more times today, and opens tomorrow', async (_name, now) => {
    await setClock(customer.host, now)
    await startScenario(customer.host, { name: 'closed' })
    const { body } = await send<Schemas['Restaurant']>(customer.host, 'GET', RESTAURANT)
    expect(body.status).toEqual({ open: false, closesAt: null, opensAt: '2026-11-21T12:00:00.000Z' })
    expect([await codes(), await isListed(), await isListed('2026-11-21T12:30:00.000Z')]).toEqual([
      ['UNAVAILABLE_SLOT'],
      undefined,
      true,
    ])
    const { readyAt, problems } = await quoted(customer)
    expect([readyAt, problems]).toEqual(['2026-11-21T12:25:00.000Z', []])
    await setClock(customer.host, '2026-11-21T12:00:00Z')
    expect((await send<Schemas['Restaurant']>(customer.host, 'GET', RESTAURANT)).body.status.open).toBe(true)
  })
})
