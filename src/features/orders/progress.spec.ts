import { describe, expect, it } from 'vitest'
import type { Order, OrderStatus } from '../../api/types'
import { statusWords, stepsOf } from './progress'

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
  stepsOf(of).map(({ words, at, current }) => `${words}${at ? ` ${at.slice(11, 16)}` : ''}${current ? ' *' : ''}`)

it.each([
  ['AWAITING_PAYMENT', 'Waiting for payment'],
  ['RECEIVED', 'Received'],
  ['CONFIRMED', 'Confirmed'],
  ['PREPARING', 'Preparing'],
  ['READY', 'Ready to collect'],
  ['OUT_FOR_DELIVERY', 'Out for delivery'],
  ['COMPLETED', 'Completed'],
  ['CANCELLED', 'Cancelled'],
] as const)('%s is said as %s', (status, words) => expect(statusWords(status)).toBe(words))

describe('the way of an order', () => {
  it('shows what is still to come, and marks where it is', () => {
    expect(drawn(order('PICKUP', 'RECEIVED', 'CONFIRMED'))).toEqual([
      'Received 18:00',
      'Confirmed 18:01 *',
      'Preparing',
      'Ready to collect',
      'Completed',
    ])
  })

  it('goes to the counter, or to the door', () => {
    expect(drawn(order('DELIVERY', 'RECEIVED', 'CONFIRMED', 'PREPARING', 'OUT_FOR_DELIVERY'))).toEqual([
      'Received 18:00',
      'Confirmed 18:01',
      'Preparing 18:02',
      'Out for delivery 18:03 *',
      'Completed',
    ])
  })

  it('ends where all its steps are taken', () => {
    const steps = stepsOf(order('PICKUP', 'RECEIVED', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'))
    expect(steps.every(({ at }) => at !== null)).toBe(true)
    expect(steps.map(({ current }) => current)).toEqual([false, false, false, false, true])
  })

  it('is not begun while the payment is awaited', () => {
    const steps = stepsOf(order('PICKUP', 'AWAITING_PAYMENT'))
    expect(steps).toHaveLength(5)
    expect(steps.some(({ at, current }) => at !== null || current)).toBe(false)
  })

  it.each([
    [
      ['RECEIVED', 'CONFIRMED', 'CANCELLED'],
      ['Received 18:00', 'Confirmed 18:01', 'Cancelled 18:02 *'],
    ],
    [['CANCELLED'], ['Cancelled 18:00 *']],
  ] as const)('of a cancelled order shows only what was done: %j', (taken, steps) => {
    expect(drawn(order('PICKUP', ...taken))).toEqual(steps)
  })
})
