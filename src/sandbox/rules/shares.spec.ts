import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { split } from './amounts'
import { partsOf } from './shares'

const line = (total: number, name?: string): Schemas['OrderLine'] => ({
  ...{ cartItemId: 'ci', menuItemId: 'dish', name: 'Dish', quantity: 1, unitPrice: total, total },
  ...(name !== undefined && { participant: { id: name, name } }),
})
const sharesOf = (...priced: Parameters<typeof partsOf>) =>
  partsOf(...priced).map(({ name, total }) => ({ name, total }))
const totalsOf = (lines: Schemas['OrderLine'][], { discount = 0, tax = 0, fee = 0, tip = 0 }) => {
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
  return {
    ...{ currency: 'USD', subtotal, discount, tax, tip, fees: [{ name: 'Delivery fee', amount: fee }] },
    total: subtotal - discount + tax + fee + tip,
  }
}

it('an ordinary order has no shares', () => {
  expect(sharesOf([line(500)], totalsOf([line(500)], {}), 'Ada')).toEqual([])
})

it('tax and tip are split by what each has chosen, fees equally, the host first', () => {
  const lines = [line(1000, 'Grace'), line(500), line(1500, 'Alan')]
  expect(sharesOf(lines, totalsOf(lines, { tax: 300, tip: 600, fee: 399 }), 'Ada')).toEqual([
    { name: 'Ada', total: 500 + 50 + 100 + 133 },
    { name: 'Grace', total: 1000 + 100 + 200 + 133 },
    { name: 'Alan', total: 1500 + 150 + 300 + 133 },
  ])
})

it('who hosts without choosing pays nothing, and a split has no part that is a unit off', () => {
  const lines = [line(1000, 'Grace')]
  expect(sharesOf(lines, totalsOf(lines, { tax: 89 }), 'Ada')).toEqual([{ name: 'Grace', total: 1089 }])
  expect(split(100, [1, 1, 1])).toEqual([33, 34, 33])
})

it('a code and a reward are split by what each has chosen', () => {
  const lines = [line(500), line(1500, 'Grace')]
  const totals = { ...totalsOf(lines, { discount: 200 }), reward: { name: 'A gift', amount: 400 } }
  expect(sharesOf(lines, totals, 'Ada')).toEqual([
    { name: 'Ada', total: 500 - 150 },
    { name: 'Grace', total: 1500 - 450 },
  ])
})

it('a tax that the prices contain is not added again', () => {
  const lines = [line(1000, 'Grace')]
  const totals = { ...totalsOf(lines, { tax: 90 }), taxIncluded: true }
  expect(sharesOf(lines, totals, 'Ada')).toEqual([{ name: 'Grace', total: 1000 }])
})

it('all dishes of a person are one share, and all fees are split', () => {
  const lines = [line(1000, 'Grace'), line(500), line(200, 'Grace'), line(300)]
  const totals = totalsOf(lines, { fee: 400 })
  totals.fees.push({ name: 'Bags', amount: 20 })
  expect(sharesOf(lines, totals, 'Ada')).toEqual([
    { name: 'Ada', total: 800 + 210 },
    { name: 'Grace', total: 1200 + 210 },
  ])
})

it('tax and tip are split equally when all dishes are free', () => {
  const lines = [line(0, 'Grace'), line(0)]
  expect(sharesOf(lines, totalsOf(lines, { tip: 300, fee: 100 }), 'Ada')).toEqual([
    { name: 'Ada', total: 150 + 50 },
    { name: 'Grace', total: 150 + 50 },
  ])
})

it('the shares of any group add up to the total, and nobody is charged less than nothing', () => {
  const amount = fc.nat(100_000)
  const chosen = fc.array(fc.tuple(fc.constantFrom(undefined, 'a', 'b', 'c', 'd', 'e'), amount), { minLength: 1 })
  fc.assert(
    fc.property(chosen, fc.nat(100), amount, amount, amount, (dishes, percentOff, tax, fee, tip) => {
      const lines = dishes.map(([name, total]) => line(total, name))
      const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
      const totals = totalsOf(lines, { discount: Math.floor((subtotal * percentOff) / 100), tax, fee, tip })
      const shares = sharesOf(lines, totals, 'Ada')
      const isGroup = dishes.some(([name]) => name !== undefined)
      expect(shares.reduce((sum, { total }) => sum + total, 0)).toBe(isGroup ? totals.total : 0)
      for (const { total } of shares) expect(total).toBeGreaterThanOrEqual(-1)
      for (const part of partsOf(lines, totals, 'Ada')) {
        const { subtotal, discount, tax: taxed, fees, deposit, tip: tipped, total } = part
        expect(subtotal - discount + taxed + fees + deposit + tipped).toBe(total)
      }
    }),
    { numRuns: 1000 },
  )
})
