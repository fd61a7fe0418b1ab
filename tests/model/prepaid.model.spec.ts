import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instantOf } from '../../src/lib/calendar'
import { createHistory, type Step } from './prepaid-history'
import { holds, numRuns, timeout } from './run'

/** Histories that must have had every step. */
const ENOUGH = 1000

const device = { who: fc.constantFrom(0 as const, 1 as const), device: fc.constantFrom(0 as const, 1 as const) }
const wish = {
  cards: fc.subarray([0, 1, 2]),
  reward: fc.option(fc.nat(4)),
  promo: fc.boolean(),
  tip: fc.nat(700),
  delivery: fc.boolean(),
}
const payment = {
  method: fc.constantFrom('HOSTED', 'SAVED', 'AT_RESTAURANT'),
  lost: fc.nat(2),
  declined: fc.boolean(),
}
const order = fc.nat(3)
/** Minutes: within a payment page, beyond it, until an order is completed, and until points expire. */
const minutes = fc.constantFrom(1, 16, 90, 90, 90, 60 * 24 * 366)

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('add'), who: device.who, dish: fc.nat(2), count: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('quote'), ...device, ...wish }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('place'), ...device, ...payment }) },
  { weight: 8, arbitrary: fc.record({ does: fc.constant('order'), ...device, ...wish, ...payment }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('pay'),
      order,
      outcome: fc.constantFrom('PAID', 'PAID', 'PAID', 'DECLINED', 'CANCELLED'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pay again'), order }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel'), order, times: fc.nat(2) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('wait'), minutes }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ does: fc.constant('report'), order, pieces: fc.array(fc.nat(4), { minLength: 3, maxLength: 3 }) },
      ...{ offer: fc.constantFrom('REFUND', 'REFUND', 'CREDIT', 'CALL_BACK'), times: fc.integer({ min: 1, max: 2 }) },
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('buy'), who: device.who, paid: fc.boolean() }) },
) as fc.Arbitrary<Step>

it('points and money are conserved, and what was shown is what is charged', { timeout: timeout * 2 }, async () => {
  const all: Record<string, number> = {}
  const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), (steps) => {
    const history = createHistory(instantOf('2026-11-20', '13:00', 'America/New_York'))
    for (const one of steps) {
      history.play(one)
      expect(history.faults(), JSON.stringify(one)).toEqual([])
    }
    for (const [what, count] of Object.entries(history.counts())) all[what] = (all[what] ?? 0) + count
    return Promise.resolve()
  })
  await holds('points and gift cards', property)
  // 100 histories may well have no rare step, such as a report that ended in a credit.
  const rarest = numRuns < ENOUGH ? [] : Object.entries(all).filter(([, count]) => count === 0)
  expect(rarest, 'what no history had').toEqual([])
})
