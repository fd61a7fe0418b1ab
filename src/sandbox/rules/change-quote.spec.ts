import { beforeEach, expect, it } from 'vitest'
import { askChange, changed, firstLine } from '../../../tests/sandbox/changes'
import { otherCustomer, signedInCustomer, startScenario } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import {
  addToCart,
  AT_SEVEN,
  cancelOrder,
  cartLine,
  delivery,
  lemonade,
  noodles,
  PICKUP,
  pickupAt,
  placedOrder,
  quoted,
  readCart,
  readOrder,
  receivedOrder,
  savedAddress,
  SEVEN,
  TEN_OFF,
} from '../../../tests/sandbox/orders'
import type { Schemas } from '../../api/types'
import { stepOn } from './kitchen'

type Problem = Schemas['Problem']

eachTestHas(signedInCustomer)
beforeEach(async () => {
  await addToCart(customer)
})

const codeOf = async (...[order, change]: [Parameters<typeof askChange>[1], Parameters<typeof askChange>[2]]) => {
  const { status, body } = await askChange<Problem>(customer, order, change)
  return [status, body.code]
}
const problemsOf = async (...asked: Parameters<typeof askChange>) =>
  (await askChange(...asked)).body.problems.map(({ code }) => code)

it('more of a line costs what it cost when it was ordered, and what is added costs what it costs today', async () => {
  const order = await receivedOrder(customer)
  await startScenario(customer.sandbox, { name: 'price-up', itemId: 'tamarind-lemonade', by: 100 })
  const { body } = await askChange(customer, order, firstLine(order, 6))
  expect(body.lines).toMatchObject([{ quantity: 6, unitPrice: 450, total: 2700 }])
  expect(body.difference).toBe(body.totals.total - order.totals.total)
  await addToCart(customer, { ...lemonade(1), price: 550 })
  const { body: added } = await askChange(customer, order, { addCart: true })
  expect(added.lines).toMatchObject([
    { quantity: 4, unitPrice: 450 },
    { quantity: 1, unitPrice: 550 },
  ])
  expect(added.problems).toEqual([])
})

it('tip, promo code, fee and tax of a change are those of an order of these dishes', async () => {
  const { id } = await savedAddress(customer)
  await addToCart(customer)
  const request = { ...delivery(id), promoCode: 'MARKET10', tip: { percent: 15 } }
  const order = await receivedOrder(customer, 'HOSTED', request)
  const { body } = await askChange(customer, order, firstLine(order, 3))
  await addToCart(customer, lemonade(3))
  await addToCart(customer)
  const { totals } = await quoted(customer, request)
  expect(body.totals).toEqual(totals)
  expect(totals.discount).toBeGreaterThan(0)
})

it('a promo code that has ended since stays, and one whose minimum is missed keeps the change back', async () => {
  await addToCart(customer, noodles)
  const order = await receivedOrder(customer, 'HOSTED', TEN_OFF)
  await startScenario(customer.sandbox, { name: 'promo-ended', code: 'MARKET10' })
  expect((await askChange(customer, order, firstLine(order, 5))).body.totals.discount).toBeGreaterThan(0)
  const { promoCodes } = customer.sandbox.context.restaurant
  const promo = { ...promoCodes.find(({ code }) => code === 'MARKET10')!, minimum: 2000 }
  customer.sandbox.context.restaurant = { ...customer.sandbox.context.restaurant, promoCodes: [promo] }
  expect(await problemsOf(customer, order, firstLine(order, 0))).toEqual(['PROMO_MINIMUM_NOT_MET'])
})

it('of a line that is sold out there can be fewer, but not more', async () => {
  const order = await receivedOrder(customer)
  await startScenario(customer.sandbox, { name: 'sold-out', itemId: 'tamarind-lemonade' })
  expect(await problemsOf(customer, order, firstLine(order, 3))).toEqual([])
  expect(await problemsOf(customer, order, firstLine(order, 5))).toEqual(['AVAILABILITY_CHANGED'])
})

it('a dish that is not served at another time keeps that back, unless it is taken off', async () => {
  await addToCart(customer, cartLine('pandan-waffle', 'breakfast.from-the-griddle', 900))
  const order = await receivedOrder(customer, 'HOSTED', pickupAt('2026-11-21T13:00:00Z'))
  const { cartItemId } = order.lines[1]!
  expect(await problemsOf(customer, order, { requestedTime: SEVEN })).toEqual(['AVAILABILITY_CHANGED'])
  const lines = [{ cartItemId, quantity: 0 }]
  expect(await problemsOf(customer, order, { lines, requestedTime: SEVEN })).toEqual([])
})

it.each([
  ['no dish', (id: string) => [{ cartItemId: id, quantity: 0 }], 'EMPTY_ORDER'],
  ['a line of another order', () => [{ cartItemId: 'ci_none', quantity: 1 }], 'INVALID_LINES'],
  ['half a dish', (id: string) => [{ cartItemId: id, quantity: 1.5 }], 'INVALID_QUANTITY'],
  ['more than can be ordered', (id: string) => [{ cartItemId: id, quantity: 1000 }], 'INVALID_QUANTITY'],
  [
    'a line twice',
    (id: string) => [
      { cartItemId: id, quantity: 1 },
      { cartItemId: id, quantity: 2 },
    ],
    'INVALID_LINES',
  ],
])('a change to %s is refused', async (_, linesOf, code) => {
  const order = await receivedOrder(customer)
  const lines = linesOf(order.lines[0]!.cartItemId)
  expect(await codeOf(order, { lines })).toEqual([422, code])
})

it('a note that is too long is refused', async () => {
  const order = await receivedOrder(customer)
  expect(await codeOf(order, { note: 'x'.repeat(301) })).toEqual([422, 'INVALID_DETAILS'])
})

it('an order cannot be changed before it is paid, once it is cancelled, nor once it is accepted', async () => {
  const unpaid = await placedOrder(customer)
  expect(unpaid.changeable).toBe(false)
  expect(await codeOf(unpaid, {})).toEqual([409, 'NOT_CHANGEABLE'])
  const order = await receivedOrder(customer)
  expect(order.changeable).toBe(true)
  const { context } = customer.sandbox
  stepOn(
    context.state.orders.find(({ id }) => id === order.id)!,
    context.now(),
  )
  expect((await readOrder(customer, order.id)).changeable).toBe(false)
  expect(await codeOf(order, {})).toEqual([409, 'ORDER_ACCEPTED'])
  await cancelOrder(customer, order.id)
  expect(await codeOf(order, {})).toEqual([409, 'NOT_CHANGEABLE'])
})

it('the time of a change is judged like that of a quote, and one that stays is not judged', async () => {
  const order = await receivedOrder(customer, 'HOSTED', AT_SEVEN)
  await startScenario(customer.sandbox, { name: 'slot-full', startsAt: SEVEN })
  expect(await problemsOf(customer, order, {})).toEqual([])
  const asap = await askChange(customer, order, { requestedTime: null })
  expect(asap.body.readyAt < SEVEN).toBe(true)
  const { body } = await askChange(customer, order, { requestedTime: '2026-11-21T03:59:00Z' })
  expect(body.problems.map(({ code }) => code)).toEqual(['UNAVAILABLE_SLOT'])
  const { order: sooner } = await changed(customer, order, { requestedTime: null })
  expect(sooner.fulfilment).toMatchObject({ requestedTime: null })
  expect(await problemsOf(customer, sooner, { requestedTime: SEVEN })).toEqual(['NO_CAPACITY'])
})

it('a change of the time gives its slot free, and takes the new one', async () => {
  const other = await otherCustomer(customer)
  const [first, ...orders] = Array.from({ length: 6 }, () => customer)
  let last = await receivedOrder(first!, 'HOSTED', AT_SEVEN)
  for (const one of orders) {
    await addToCart(one)
    last = await receivedOrder(one, 'HOSTED', AT_SEVEN)
  }
  await addToCart(other)
  const askSeven = async () => (await quoted(other, AT_SEVEN)).problems.map(({ code }) => code)
  expect(await askSeven()).toEqual(['NO_CAPACITY'])
  await changed(customer, last, { requestedTime: null })
  expect(await askSeven()).toEqual([])
})

it('dishes of a group order are not added to an order, and a group order cannot be changed', async () => {
  const order = await receivedOrder(customer)
  await addToCart(customer)
  await customer.call('POST', `${customer.home}/group-order`, { hostName: 'Ada', closesAt: null, limitPerPerson: null })
  expect(await problemsOf(customer, order, { addCart: true })).toEqual(['GROUP_ORDER'])
  expect((await readCart(customer)).items).toHaveLength(1)
  const grouped = await receivedOrder(customer)
  expect(grouped.changeable).toBe(false)
})

it('an order that points paid a part of cannot be changed', async () => {
  await startScenario(customer.sandbox, { name: 'grant-points', points: 5000 })
  const order = await receivedOrder(customer, 'HOSTED', { ...PICKUP, rewardId: 'drink' })
  expect(order.totals.reward).toBeTruthy()
  expect(order.changeable).toBe(false)
})

it('quotes of changes are forgotten once they have expired and another one is asked for', async () => {
  const order = await receivedOrder(customer)
  await askChange(customer, order)
  const quotes = customer.sandbox.context.state.changeQuotes!
  for (const quote of Object.values(quotes)) quote.expiresAt = 0
  const { body } = await askChange(customer, order)
  expect(Object.keys(quotes)).toEqual([body.id])
})
