import { expect, it, onTestFinished, vi } from 'vitest'
import type { Order, OrderStatus } from '../../api/types'
import { clockTold } from '../../lib/now'
import { isPlanned, pollAfter, statusLine, statusText, stepsOf, readyText } from './progress'

const AT = '2026-11-20T18:00:00Z'

function order(type: 'PICKUP' | 'DELIVERY', ...taken: OrderStatus[]): Order {
  const contact = { firstName: 'Ada', lastName: 'Byron', phone: '', email: '' }
  return {
    ...{ id: 'ord_1', number: '1042', placedAt: AT, lines: [], contact, note: null },
    fulfilment: { type, requestedTime: null, readyAt: AT },
    totals: { currency: 'USD', subtotal: 0, discount: 0, tax: 0, fees: [], tip: 0, total: 0 },
    payment: { orderId: 'ord_1', status: 'PAID', method: 'HOSTED', amount: 0, url: null, expiresAt: null },
    status: taken.at(-1)!,
    history: taken.map((status, minute) => ({ status, at: `2026-11-20T18:0${minute}:00Z` })),
  }
}
/** 'Received 18:00', with a star at the current one. */
const drawn = (of: Order) =>
  stepsOf(of)
    .map(({ words, at, current }) => `${words}${at ? ` ${at.slice(11, 16)}` : ''}${current ? ' *' : ''}`)
    .join(', ')

it.each([
  ['AWAITING_PAYMENT', 'Waiting for payment'],
  ['RECEIVED', 'Received'],
  ['CONFIRMED', 'Confirmed'],
  ['PREPARING', 'Preparing'],
  ['READY', 'Ready to collect'],
  ['OUT_FOR_DELIVERY', 'Out for delivery'],
  ['COMPLETED', 'Completed'],
  ['CANCELLED', 'Cancelled'],
] as const)('the status %s is shown as %s', (status, words) => expect(statusText(status)).toBe(words))

it.each([
  [
    'shows what is still to come, and marks the current step',
    order('PICKUP', 'RECEIVED', 'CONFIRMED'),
    'Received 18:00, Confirmed 18:01 *, Preparing, Ready to collect, Completed',
  ],
  [
    'leads to the door when it is delivered',
    order('DELIVERY', 'RECEIVED', 'CONFIRMED', 'PREPARING', 'OUT_FOR_DELIVERY'),
    'Received 18:00, Confirmed 18:01, Preparing 18:02, Out for delivery 18:03 *, Completed',
  ],
  [
    'ends when all its steps are taken',
    order('PICKUP', 'RECEIVED', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'),
    'Received 18:00, Confirmed 18:01, Preparing 18:02, Ready to collect 18:03, Completed 18:04 *',
  ],
  [
    'has not started while the payment is awaited',
    order('PICKUP', 'AWAITING_PAYMENT'),
    'Received, Confirmed, Preparing, Ready to collect, Completed',
  ],
  [
    'shows only what was done when it is cancelled',
    order('PICKUP', 'RECEIVED', 'CONFIRMED', 'CANCELLED'),
    'Received 18:00, Confirmed 18:01, Cancelled 18:02 *',
  ],
  ['shows nothing else when it is cancelled at once', order('PICKUP', 'CANCELLED'), 'Cancelled 18:00 *'],
])('the progress of an order %s', (_, of, steps) => expect(drawn(of)).toBe(steps))

const due = (status: OrderStatus, readyAt = AT, type: 'PICKUP' | 'DELIVERY' = 'PICKUP') => ({
  status,
  fulfilment: { type, requestedTime: null, readyAt },
})

it.each([
  ['RECEIVED', 25, 10_000],
  ['AWAITING_PAYMENT', 60, 10_000],
  ['RECEIVED', 61, 60_000],
  ['READY', -10, 10_000],
  ['COMPLETED', -60, false],
  ['CANCELLED', 25, false],
] as const)('an order %s and due in %d minutes is polled after %s ms', (status, minutes, wait) => {
  expect(pollAfter(due(status), Date.parse(AT) - minutes * 60_000)).toBe(wait)
})

it.each([
  ['PICKUP', '2026-11-20T12:00:00Z', 'ready around 1:00 PM'],
  ['DELIVERY', '2026-11-20T12:00:00Z', 'at the door around 1:00 PM'],
  ['PICKUP', '2026-11-19T12:00:00Z', 'ready around Fri 1:00 PM'],
] as const)('the ready time for %s at %s is %s', (type, now, words) => {
  expect(readyText(due('RECEIVED', AT, type).fulfilment, 'America/New_York', Date.parse(now))).toBe(words)
})

it.each(['READY', 'COMPLETED', 'CANCELLED', 'AWAITING_PAYMENT'] as const)(
  'the status %s is shown without a time',
  (status) => {
    expect(statusLine(due(status), 'America/New_York')).toBe(statusText(status))
  },
)

it('the status of an order under way is shown with its time by the clock of the API, unless that has passed', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-19T12:00:00Z') })
  onTestFinished(() => {
    clockTold(new Date().toUTCString())
    vi.useRealTimers()
  })
  expect(statusLine(due('PREPARING'), 'America/New_York')).toBe('Preparing · ready around Fri 1:00 PM')
  expect(statusLine(due('RECEIVED'), 'America/New_York')).toBe('Received · planned for Friday 1:00 PM')
  expect(statusLine(due('CONFIRMED', AT, 'DELIVERY'), 'America/New_York')).toBe(
    'Confirmed · planned for Friday 1:00 PM',
  )
  const { fulfilment } = due('RECEIVED')
  const moved = { ...due('RECEIVED'), fulfilment: { ...fulfilment, movedFrom: '2026-11-20T17:30:00Z' } }
  expect(statusLine(moved, 'America/New_York')).toBe('Received · planned for Friday 1:00 PM, was Friday 12:30 PM')
  clockTold('Fri, 20 Nov 2026 12:00:00 GMT')
  expect(statusLine(due('PREPARING'), 'America/New_York')).toBe('Preparing · ready around 1:00 PM')
  clockTold('Fri, 20 Nov 2026 18:01:00 GMT')
  expect(statusLine(due('PREPARING'), 'America/New_York')).toBe('Preparing · ready any minute now')
  expect(statusLine(due('OUT_FOR_DELIVERY', AT, 'DELIVERY'), 'America/New_York')).toBe(
    'Out for delivery · at the door any minute now',
  )
})

it.each([
  ['RECEIVED', '2026-11-19T12:00:00Z', true],
  ['CONFIRMED', '2026-11-19T12:00:00Z', true],
  ['PREPARING', '2026-11-19T12:00:00Z', false],
  ['RECEIVED', '2026-11-20T12:00:00Z', false],
] as const)('an order %s for Friday at 1 PM, at %s, is planned: %s', (status, now, planned) => {
  expect(isPlanned(due(status), 'America/New_York', Date.parse(now))).toBe(planned)
})

it('an order for half an hour from now, after midnight, is not planned for another day', () => {
  const now = Date.parse('2026-11-20T04:45:00Z')
  expect(isPlanned(due('RECEIVED', '2026-11-20T05:15:00Z'), 'America/New_York', now)).toBe(false)
})
