import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { StoredOrder } from '../state'
import { refundOf } from './refunds'

const amount = fc.nat(20_000)
const line = fc.record({ unitPrice: amount, quantity: fc.integer({ min: 1, max: 9 }) })
const shares = fc.record({ discount: fc.double({ min: 0, max: 0.5, noNaN: true }), reward: fc.nat(1), tax: amount })

type Line = { unitPrice: number; quantity: number }
type Shares = { discount: number; reward: number; tax: number }

function orderOf(lines: Line[], { discount, reward, tax }: Shares, taxIncluded: boolean) {
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const off = Math.floor(subtotal * discount)
  const totals = {
    ...{ currency: 'USD', subtotal, discount: off, tax, fees: [], tip: 500, total: 0 },
    ...(reward && { reward: { name: 'A gift', amount: Math.floor((subtotal - off) / 3) } }),
    ...(taxIncluded && { taxIncluded }),
  }
  return {
    totals,
    lines: lines.map(({ unitPrice, quantity }, at) => ({
      ...{ cartItemId: `ci_${at}`, quantity, unitPrice, total: unitPrice * quantity },
    })),
  } as unknown as StoredOrder
}
const paidFor = ({ totals: { subtotal, discount, reward, tax, taxIncluded } }: StoredOrder) =>
  subtotal - discount - (reward?.amount ?? 0) + (taxIncluded ? 0 : tax)

it('all dishes together refund exactly what was paid for them, and no dishes nothing', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), shares, fc.boolean(), (lines, more, taxIncluded) => {
      const order = orderOf(lines, more, taxIncluded)
      fc.pre(order.totals.subtotal > 0)
      expect(refundOf(order, order.lines)).toEqual({ refund: paidFor(order), left: 0 })
      expect(refundOf(order, []).refund).toBe(0)
    }),
  )
})

it('more pieces never refund less, and what is left is never negative', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), shares, fc.boolean(), (lines, more, taxIncluded) => {
      const order = orderOf(lines, more, taxIncluded)
      const one = order.lines.map(({ cartItemId }) => ({ cartItemId, quantity: 1 }))
      const few = refundOf(order, one)
      const all = refundOf(order, order.lines)
      expect(few.refund).toBeLessThanOrEqual(all.refund)
      expect(few.left).toBeGreaterThanOrEqual(all.left)
      expect(all.left).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('a dish gets its share of the discount and of the added tax', () => {
  const order = orderOf(
    [
      { unitPrice: 1000, quantity: 3 },
      { unitPrice: 2000, quantity: 1 },
    ],
    { discount: 0.1, reward: 0, tax: 400 },
    false,
  )
  expect(refundOf(order, [{ cartItemId: 'ci_0', quantity: 1 }])).toEqual({ refund: 980, left: 3600 })
})
