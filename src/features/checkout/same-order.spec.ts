import { beforeAll, expect, it } from 'vitest'
import { customerWithCart, orderOf, placedOrder, quoted } from '../../../tests/sandbox/orders'
import type { Order, Quote } from '../../api/types'
import { attemptOf, orderOfAttempt } from './same-order'

let quote: Quote
let order: Order
beforeAll(async () => {
  const customer = await customerWithCart()
  quote = await quoted(customer)
  order = await placedOrder(customer)
})

const attempt = (change: { note?: string } = {}) => attemptOf('ada', { ...orderOf(quote), quoted: quote, ...change })
const later = (iso: string, hours: number) => new Date(Date.parse(iso) + hours * 3_600_000).toISOString()

it('the order of an attempt has the same lines, total, note, payment option and time', () => {
  expect(orderOfAttempt([{ ...order, id: 'other', note: 'No ice' }, order], attempt())).toBe(order)
  expect(orderOfAttempt([], attempt())).toBeNull()
})

it('an order whose id is known is found by it, unless it is cancelled', () => {
  const placed = { ...attempt({ note: 'No ice' }), placed: order.id }
  expect(orderOfAttempt([{ ...order, id: 'other' }, order], placed)).toBe(order)
  expect(orderOfAttempt([{ ...order, status: 'CANCELLED' }], placed)).toBeNull()
  expect(orderOfAttempt([order], { ...attempt(), placed: 'other' })).toBeNull()
})

it('an empty note counts as no note', () => {
  expect(orderOfAttempt([{ ...order, note: '' }], attempt())).not.toBeNull()
})

it('an order is found though the API lists its lines in another order', () => {
  const two = [...quote.lines, { ...quote.lines[0]!, cartItemId: 'a_second' }]
  const sent = attemptOf('ada', { ...orderOf(quote), quoted: { ...quote, lines: two } })
  const lines = [...order.lines, { ...order.lines[0]!, cartItemId: 'a_second' }]
  for (const listed of [lines, lines.toReversed()]) {
    expect(orderOfAttempt([{ ...order, lines: listed }], sent)).not.toBeNull()
  }
})

it.each([
  [3, true],
  [-3, true],
  [3.01, false],
  [-3.01, false],
])('an order that is ready %d hours later than expected is the same: %s', (hours, isSame) => {
  const { readyAt } = quote
  const moved = { ...order, fulfilment: { ...order.fulfilment, readyAt: later(readyAt, hours) } }
  expect(orderOfAttempt([moved], attempt()) !== null).toBe(isSame)
})

it.each<[string, (order: Order) => Order]>([
  ['another note', (one) => ({ ...one, note: 'No ice' })],
  ['another total', (one) => ({ ...one, totals: { ...one.totals, total: one.totals.total + 1 } })],
  ['another number of a line', (one) => ({ ...one, lines: one.lines.map((line) => ({ ...line, quantity: 1 })) })],
  ['other lines', (one) => ({ ...one, lines: one.lines.map((line) => ({ ...line, cartItemId: 'ci_other' })) })],
  ['another way to pay', (one) => ({ ...one, payment: { ...one.payment, method: 'AT_RESTAURANT' } })],
  ['a cancelled one', (one) => ({ ...one, status: 'CANCELLED' })],
  [
    'the same of last week',
    (one) => ({ ...one, fulfilment: { ...one.fulfilment, readyAt: later(one.fulfilment.readyAt, -7 * 24) } }),
  ],
])('%s is not the order of the attempt', (_, changed) => {
  expect(orderOfAttempt([changed(order)], attempt())).toBeNull()
})
