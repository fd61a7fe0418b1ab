import { beforeEach, expect, it } from 'vitest'
import { askChange, changed, changeOf, firstLine, saveChange } from '../../../tests/sandbox/changes'
import { passes, signedInCustomer, startScenario } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import {
  addToCart,
  cancelOrder,
  IDEMPOTENCY_KEY,
  lemonade,
  noodles,
  pay,
  type PaymentKind,
  PICKUP,
  placedOrder,
  readCart,
  readOrder,
  receivedOrder,
} from '../../../tests/sandbox/orders'
import { checkCard, SMALL_CARD } from '../../../tests/sandbox/prepaid'
import type { Schemas } from '../../api/types'
import { moveReady, stepOn } from './kitchen'
import { pointsFor } from './points'

type Happens = (order: Schemas['Order']) => unknown

eachTestHas(signedInCustomer)
beforeEach(async () => {
  await addToCart(customer)
})

const stored = ({ id }: { id: string }) => customer.sandbox.context.state.orders.find((order) => order.id === id)!
const accepted = (order: { id: string }) => stepOn(stored(order), customer.sandbox.context.now())
const now = ({ id }: { id: string }) => readOrder(customer, id)
const quantities = ({ lines }: Schemas['Order']) => lines.map(({ quantity }) => quantity)

/** A change to so many lemonades, whose difference waits on the payment page. */
async function pending(to = 6) {
  const order = await receivedOrder(customer)
  const { quote, order: waiting } = await changed(customer, order, firstLine(order, to))
  return { before: order, quote, change: waiting.change! }
}

it.each<[PaymentKind, string]>([
  ['HOSTED', 'PAID'],
  ['SAVED', 'PAID'],
  ['AT_RESTAURANT', 'PENDING'],
])('what costs less is made at once, and what is paid and owed is the new total: %s', async (kind, status) => {
  const order = await receivedOrder(customer, kind)
  const { quote, order: less } = await changed(customer, order, { ...firstLine(order, 3), note: ' No ice ' })
  expect(quote.difference).toBeLessThan(0)
  expect(less).toMatchObject({ note: 'No ice', change: null, totals: quote.totals, status: 'RECEIVED' })
  expect(quantities(less)).toEqual([3])
  expect(less.payment).toMatchObject({ status, amount: order.totals.total + quote.difference })
  expect(less.points!.earned).toBe(pointsFor(1350, customer.sandbox.context))
})

it.each<PaymentKind>(['SAVED', 'AT_RESTAURANT'])('what costs more is charged or owed at once: %s', async (kind) => {
  const order = await receivedOrder(customer, kind)
  const { quote, order: more } = await changed(customer, order, firstLine(order, 6))
  expect(quote.difference).toBeGreaterThan(0)
  expect(quantities(more)).toEqual([6])
  expect(more.payment).toMatchObject({ amount: quote.totals.total, method: kind })
})

it('a saved card that is declined changes nothing, and the same key can be tried again', async () => {
  const order = await receivedOrder(customer, 'SAVED')
  const { body: quote } = await askChange(customer, order, firstLine(order, 6))
  customer.sandbox.context.state.declines = 1
  const refused = await saveChange<Schemas['Problem']>(customer, order.id, changeOf(quote), IDEMPOTENCY_KEY)
  expect(refused.body.code).toBe('PAYMENT_DECLINED')
  expect(await now(order)).toEqual(order)
  const { status } = await saveChange(customer, order.id, changeOf(quote), IDEMPOTENCY_KEY)
  expect(status).toBe(200)
  expect(quantities(await now(order))).toEqual([6])
})

it('what costs more waits on the payment page, and is made once it is paid', async () => {
  const { before, quote, change } = await pending()
  expect(change).toMatchObject({ status: 'PENDING', payment: { status: 'PENDING', amount: quote.difference } })
  expect(await now(before)).toMatchObject({ lines: before.lines, totals: before.totals, payment: before.payment })
  await pay(customer.sandbox, change.payment.url, 'approve')
  const after = await now(before)
  expect(quantities(after)).toEqual([6])
  expect(after).toMatchObject({ change: null, totals: quote.totals, payment: { status: 'PAID' } })
  expect(after.payment.amount).toBe(quote.totals.total)
})

it.each(['decline', 'cancel'] as const)('a change that is not paid is not made: %s', async (outcome) => {
  const { before, change } = await pending()
  await pay(customer.sandbox, change.payment.url, outcome)
  const after = await now(before)
  expect(after.change).toMatchObject({ status: 'LAPSED', payment: { url: null } })
  expect(after).toMatchObject({ lines: before.lines, payment: before.payment, changeable: true })
  await pay(customer.sandbox, change.payment.url, 'approve')
  expect(quantities(await now(before))).toEqual([4])
})

it.each<[string, Happens, string]>([
  ['accepted', (order) => accepted(order), 'CANCELLED'],
  ['cancelled', (order) => cancelOrder(customer, order.id), 'CANCELLED'],
  ['late', () => passes(customer, 16 * 60_000), 'CANCELLED'],
])('a change of an order that is %s meanwhile lapses, and a late payment is not taken', async (_, happens, status) => {
  const { before, change } = await pending()
  await happens(before)
  const lapsed = await now(before)
  expect(lapsed.change).toMatchObject({ status: 'LAPSED', payment: { status, url: null } })
  await pay(customer.sandbox, change.payment.url, 'approve')
  const after = await now(before)
  expect(after).toEqual(lapsed)
  expect(after.payment.amount).toBe(before.totals.total)
})

it('a new change takes the place of one that waits for its payment', async () => {
  const { before, change: first } = await pending()
  const { order: second } = await changed(customer, before, firstLine(before, 5))
  await pay(customer.sandbox, first.payment.url, 'approve')
  expect(quantities(await now(before))).toEqual([4])
  await pay(customer.sandbox, second.change!.payment.url, 'approve')
  expect(quantities(await now(before))).toEqual([5])
})

it('the same key changes once, also after the kitchen has accepted the order', async () => {
  const order = await receivedOrder(customer, 'AT_RESTAURANT')
  const { body: quote } = await askChange(customer, order, firstLine(order, 5))
  const first = await saveChange(customer, order.id, changeOf(quote), IDEMPOTENCY_KEY)
  const again = await saveChange(customer, order.id, changeOf(quote), IDEMPOTENCY_KEY)
  expect(again.body).toEqual(first.body)
  accepted(order)
  const { status, body } = await saveChange(customer, order.id, changeOf(quote), IDEMPOTENCY_KEY)
  expect([status, quantities(body)]).toEqual([200, [5]])
})

it.each<[string, Happens]>([
  ['ORDER_ACCEPTED', (order) => accepted(order)],
  ['PRICE_CHANGED', (order) => changed(customer, order, firstLine(order, 3))],
  ['PRICE_CHANGED', () => addToCart(customer, lemonade(1))],
  ['QUOTE_EXPIRED', () => void delete customer.sandbox.context.state.changeQuotes],
])('a change is refused with %s when something else happens first', async (code, happens) => {
  const order = await receivedOrder(customer, 'AT_RESTAURANT')
  await addToCart(customer, noodles)
  const { body: quote } = await askChange(customer, order, { ...firstLine(order, 6), addCart: true })
  await happens(order)
  const before = await now(order)
  const { status, body } = await saveChange<Schemas['Problem']>(customer, order.id, changeOf(quote))
  expect([status, body.code]).toEqual([409, code])
  expect(await now(order)).toEqual(before)
})

it('a change is refused when the customer saw another difference', async () => {
  const order = await receivedOrder(customer, 'AT_RESTAURANT')
  const { body: quote } = await askChange(customer, order, firstLine(order, 6))
  const body = { ...changeOf(quote), expectedDifference: 1 }
  expect((await saveChange<Schemas['Problem']>(customer, order.id, body)).body.code).toBe('PRICE_CHANGED')
})

it('what is added leaves the cart once the change is made, and not before', async () => {
  const order = await receivedOrder(customer)
  await addToCart(customer, noodles)
  const { order: waiting } = await changed(customer, order, { addCart: true })
  expect((await readCart(customer)).items).toHaveLength(1)
  await pay(customer.sandbox, waiting.change!.payment.url, 'approve')
  expect((await readCart(customer)).items).toEqual([])
  expect((await now(order)).lines.map(({ menuItemId }) => menuItemId)).toEqual([
    'tamarind-lemonade',
    'hand-pulled-noodles',
  ])
})

it('dishes of the cart are paid for once: a new order ends the change that takes them, and the other way round', async () => {
  const order = await receivedOrder(customer)
  await addToCart(customer, noodles)
  await addToCart(customer, noodles)
  const { order: waiting } = await changed(customer, order, { addCart: true })
  const placed = await placedOrder(customer, { request: PICKUP })
  await pay(customer.sandbox, waiting.change!.payment.url, 'approve')
  expect((await now(order)).change!.status).toBe('LAPSED')
  await changed(customer, order, { addCart: true })
  expect((await now(placed)).status).toBe('CANCELLED')
})

it('an addition to an order may have the id of a line that is there', async () => {
  const order = await receivedOrder(customer, 'AT_RESTAURANT')
  const { customerId, sandbox } = customer
  const { qty, menuItemMappingId: _, ...line } = lemonade(1)
  const { cartItemId } = order.lines[0]!
  sandbox.context.state.carts[customerId] = [{ ...line, cartItemId, quantity: qty }] as never
  const { order: more } = await changed(customer, order, { addCart: true })
  expect(new Set(more.lines.map((one) => one.cartItemId)).size).toBe(2)
  expect((await readCart(customer)).items).toEqual([])
})

it('a time that the kitchen moves while the change waits stays, unless the customer chose one', async () => {
  const { before, change } = await pending()
  moveReady(stored(before), 20, customer.sandbox.context.now())
  const { fulfilment } = await now(before)
  await pay(customer.sandbox, change.payment.url, 'approve')
  expect((await now(before)).fulfilment).toEqual(fulfilment)
  const soon = '2026-11-21T00:00:00.000Z'
  const { order } = await changed(customer, await now(before), { requestedTime: soon })
  expect(order.fulfilment).toEqual({ type: 'PICKUP', requestedTime: soon, readyAt: soon })
})

it('what is added from an age on needs that to be confirmed', async () => {
  const order = await receivedOrder(customer, 'AT_RESTAURANT')
  await addToCart(customer, noodles)
  await startScenario(customer.sandbox, { name: 'minimum-age', itemId: 'hand-pulled-noodles', age: 21 })
  const { body: quote } = await askChange(customer, order, { addCart: true })
  const { body } = await saveChange<Schemas['Problem']>(customer, order.id, changeOf(quote))
  expect(body.code).toBe('AGE_NOT_CONFIRMED')
  const { status } = await saveChange(customer, order.id, { ...changeOf(quote), ageConfirmed: 21 })
  expect(status).toBe(200)
})

it('what costs less goes back to the payment first, then to the last gift card, and what costs more is paid otherwise', async () => {
  const { body: card } = await checkCard(customer, SMALL_CARD)
  const order = await receivedOrder(customer, 'HOSTED', { ...PICKUP, giftCardIds: [card.id] })
  const { total, due } = order.totals
  expect([order.payment.amount, total]).toEqual([due, 1000 + due!])
  const balance = () => customer.sandbox.context.state.giftCards!.find(({ number }) => number.endsWith('1022'))!.balance
  expect(balance()).toBe(0)
  const { order: less } = await changed(customer, order, firstLine(order, 3))
  expect(less.totals.giftCards).toMatchObject([{ amount: 1000 }])
  expect(less.payment.amount).toBe(less.totals.total - 1000)
  const { order: more } = await changed(customer, less, firstLine(order, 5))
  await pay(customer.sandbox, more.change!.payment.url, 'approve')
  const paid = await now(order)
  expect(paid.payment.amount).toBe(paid.totals.total - 1000)
  await cancelOrder(customer, order.id)
  expect(balance()).toBe(1000)
})

it('an order that gift cards paid alone gives back to them, and owes what is more', async () => {
  const { body: card } = await checkCard(customer)
  const order = await receivedOrder(customer, 'AT_RESTAURANT', { ...PICKUP, giftCardIds: [card.id] })
  expect(order.payment).toMatchObject({ status: 'PAID', amount: 0 })
  const balance = () => customer.sandbox.context.state.giftCards!.find(({ number }) => number.endsWith('2511'))!.balance
  const { order: less } = await changed(customer, order, firstLine(order, 3))
  expect(balance()).toBe(2500 - less.totals.total)
  const { order: more } = await changed(customer, less, firstLine(order, 4))
  expect(more.payment).toMatchObject({ status: 'PENDING', amount: more.totals.total - less.totals.total })
  const { order: again } = await changed(customer, more, firstLine(order, 3))
  expect(again.payment).toMatchObject({ status: 'PAID', amount: 0 })
})
