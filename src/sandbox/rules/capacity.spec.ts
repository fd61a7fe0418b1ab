import { describe, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import {
  FRIDAY,
  otherCustomer,
  resetSandbox,
  RESTAURANT,
  send,
  setClock,
  startScenario,
} from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import {
  addToCart,
  AT_SEVEN,
  cancelOrder,
  customerWithCart,
  delivery,
  paidBy,
  pay,
  pickupAt,
  placedOrder,
  problemCodes,
  quoted,
  receivedOrder,
  retryPayment,
  savedAddress,
  SEVEN,
} from '../../../tests/sandbox/orders'

const IN_WORDS = ['2026-11-21T00:00:00Z', '2026-11-20T19:00:00-05:00', '2026-11-21T05:30:00+05:30', SEVEN]

eachTestHas(customerWithCart)

const codes = (requestedTime = SEVEN) => problemCodes(customer, pickupAt(requestedTime))
async function isListed(startsAt = SEVEN, type = 'PICKUP') {
  const { body } = await send<Schemas['SlotList']>(customer.sandbox, 'GET', `${RESTAURANT}/slots?type=${type}`)
  return body.days.flatMap(({ slots }) => slots).find((slot) => slot.startsAt === startsAt)?.available
}
async function fill(count: number) {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const request = pickupAt(IN_WORDS[index % IN_WORDS.length]!)
    ids.push((await receivedOrder(customer, 'AT_RESTAURANT', request)).id)
    await addToCart(customer)
  }
  return ids
}

describe('a requested time', () => {
  it.each(IN_WORDS)('is the same in any offset: %s', async (requestedTime) => {
    const request = pickupAt(requestedTime)
    const { readyAt, problems } = await quoted(customer, request)
    expect([readyAt, problems]).toEqual([SEVEN, []])
    const { fulfilment } = await placedOrder(customer, { request, ...paidBy(customer, 'AT_RESTAURANT') })
    expect(fulfilment).toEqual({ type: 'PICKUP', requestedTime: SEVEN, readyAt: SEVEN })
  })

  it.each([
    ['too soon', '2026-11-20T18:15:00Z'],
    ['past', '2026-11-19T18:15:00Z'],
    ['between two quarters', '2026-11-21T00:07:00Z'],
    ['a second late', '2026-11-21T00:00:01Z'],
    ['at night', '2026-11-21T08:00:00Z'],
    ['in a week', '2026-11-27T18:15:00Z'],
  ])('is not available: %s', async (_name, requestedTime) => {
    expect(await codes(requestedTime)).toEqual(['UNAVAILABLE_SLOT'])
  })
})

describe('the capacity of a time slot', () => {
  it('is six orders, in whatever offset they were requested', async () => {
    await fill(5)
    expect([await codes(), await isListed()]).toEqual([[], true])
    await fill(1)
    expect([await codes(), await isListed()]).toEqual([['NO_CAPACITY'], false])
    expect(await isListed(SEVEN, 'DELIVERY')).toBe(false)
    expect(await codes('2026-11-20T19:00:00-05:00')).toEqual(['NO_CAPACITY'])
    expect(await codes('2026-11-21T00:15:00Z')).toEqual([])
  })

  it('is used by deliveries too', async () => {
    await fill(4)
    await addToCart(customer)
    const request = delivery((await savedAddress(customer)).id, SEVEN)
    for (let count = 5; count <= 6; count += 1) {
      await addToCart(customer)
      await addToCart(customer)
      await receivedOrder(customer, 'SAVED', request)
    }
    expect(await isListed()).toBe(false)
  })

  it('is free again once one of them is cancelled', async () => {
    const [first] = await fill(6)
    await cancelOrder(customer, first!)
    expect([await codes(), await isListed()]).toEqual([[], true])
  })

  it('is not used by an order for as soon as possible', async () => {
    await fill(5)
    await receivedOrder(customer, 'AT_RESTAURANT')
    expect(await isListed()).toBe(true)
  })

  it('is reserved by an open payment page for its customer, until the page expires', async () => {
    await fill(5)
    const other = await otherCustomer(customer)
    await addToCart(other)
    const { id, payment } = await placedOrder(other, { request: AT_SEVEN })
    expect([await codes(), await isListed()]).toEqual([['NO_CAPACITY'], false])
    expect((await quoted(other, AT_SEVEN)).problems).toEqual([])
    await setClock(customer.sandbox, '2026-11-20T18:15:01Z')
    expect([await codes(), await isListed()]).toEqual([[], true])
    await fill(1)
    expect(await retryPayment(other, id)).toMatchObject({ status: 409, body: { code: 'UNAVAILABLE_SLOT' } })
    await pay(customer.sandbox, payment.url, 'approve')
    expect(customer.sandbox.context.state.orders.filter(({ receivedAt }) => receivedAt !== null)).toHaveLength(6)
  })

  it('is used up by the scenario, in any offset, until a reset', async () => {
    await startScenario(customer.sandbox, { name: 'slot-full', startsAt: '2026-11-20T19:00:00-05:00' })
    await startScenario(customer.sandbox, { name: 'slot-full', startsAt: '2026-11-21T00:30:00Z' })
    expect([await codes(), await codes('2026-11-21T00:15:00Z')]).toEqual([['NO_CAPACITY'], []])
    await resetSandbox(customer.sandbox)
    await setClock(customer.sandbox, FRIDAY)
    expect(await isListed()).toBe(true)
  })
})

it.each([
  ['at noon', FRIDAY],
  ['before it opened', '2026-11-20T10:00:00Z'],
])('a restaurant closed for the day %s has no more times today, and opens tomorrow', async (_name, now) => {
  await setClock(customer.sandbox, now)
  await startScenario(customer.sandbox, { name: 'closed' })
  const { body } = await send<Schemas['Restaurant']>(customer.sandbox, 'GET', RESTAURANT)
  expect(body.status).toEqual({ open: false, closesAt: null, opensAt: '2026-11-21T12:00:00.000Z' })
  expect([await codes(), await isListed(), await isListed('2026-11-21T12:30:00.000Z')]).toEqual([
    ['UNAVAILABLE_SLOT'],
    undefined,
    true,
  ])
  const { readyAt, problems } = await quoted(customer)
  expect([readyAt, problems]).toEqual(['2026-11-21T12:25:00.000Z', []])
  await setClock(customer.sandbox, '2026-11-21T12:00:00Z')
  expect((await send<Schemas['Restaurant']>(customer.sandbox, 'GET', RESTAURANT)).body.status.open).toBe(true)
})
