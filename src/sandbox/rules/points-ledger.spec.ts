import { expect, it } from 'vitest'
import { balanceOf, replay, type LedgerEntry } from './points-ledger'

const DAY = 24 * 60 * 60_000
const earned = (day: number, points: number, lasts = 10): LedgerEntry => ({
  ...{ id: `e${day}`, at: day * DAY, points, reason: 'EARNED', expiresAt: (day + lasts) * DAY },
})
const spent = (day: number, points: number): LedgerEntry => ({
  id: `s${day}`,
  at: day * DAY,
  points: -points,
  reason: 'SPENT',
})
const on = (orderId: string, entry: LedgerEntry): LedgerEntry => ({ ...entry, orderId })
const returned = (day: number, points: number): LedgerEntry => ({ ...earned(day, points, 100), reason: 'RETURNED' })

/** The sums that are left on a day, each with the day on which it expires. */
const left = (entries: LedgerEntry[], day: number) =>
  replay(entries, day * DAY).lots.map(({ points, expiresAt }) => [points, expiresAt / DAY])

it('points that expire first are spent first', () => {
  expect(left([earned(1, 50, 100), earned(2, 30, 5), spent(3, 40)], 3)).toEqual([[40, 101]])
})

it('points that expire leave the balance and stand in the history, at their time', () => {
  const entries = [earned(1, 50), spent(2, 20), earned(20, 5)]
  expect(balanceOf(entries.slice(0, 2), 10 * DAY)).toBe(30)
  expect(balanceOf(entries.slice(0, 2), 11 * DAY)).toBe(0)
  const history = replay(entries, 21 * DAY).entries.map(({ at, points, reason }) => [at / DAY, points, reason])
  expect(history).toEqual([
    [1, 50, 'EARNED'],
    [2, -20, 'SPENT'],
    [11, -30, 'EXPIRED'],
    [20, 5, 'EARNED'],
  ])
})

it('points that are returned expire when they would have expired, unless that has passed', () => {
  const entries = [earned(1, 50), earned(2, 30, 50), on('a', spent(5, 60))]
  expect(left([...entries, on('a', returned(6, 60))], 6).flat()).toEqual([50, 11, 30, 52])
  expect(left([...entries, on('a', returned(20, 60))], 20).flat()).toEqual([30, 52, 50, 120])
})

it('spent points do not expire', () => {
  const { entries } = replay([earned(1, 50), spent(2, 50)], 30 * DAY)
  expect(entries).toHaveLength(2)
})

it('points that expire at the same time are one sum', () => {
  expect(left([earned(1, 50), earned(2, 5), { ...earned(1, 30), at: 3 * DAY }], 3).flat()).toEqual([80, 11, 5, 12])
})

it('points that an order earns are new, though points were spent on it', () => {
  const entries = [earned(1, 50), on('a', spent(2, 40)), on('a', earned(3, 7))]
  expect(left(entries, 3).flat()).toEqual([10, 11, 7, 13])
})

it('all points that were spent on an order come back, also after some were taken for a refund', () => {
  const takenBack: LedgerEntry = { ...spent(3, 5), reason: 'TAKEN_BACK' }
  const entries = [earned(1, 50), on('a', spent(2, 40)), on('a', takenBack), on('a', returned(4, 40))]
  expect(left(entries, 4)).toEqual([[45, 11]])
})

it('points that come back unspent, or at the moment they expire, last as long as new ones', () => {
  expect(left([on('a', returned(1, 40))], 1)).toEqual([[40, 101]])
  const entries = [earned(1, 50), on('a', spent(2, 50)), on('a', returned(11, 50))]
  expect(left(entries, 11)).toEqual([[50, 111]])
})

it('points without an end stay for ever, and are spent last', () => {
  const { expiresAt: _, ...endless } = earned(1, 50)
  expect(left([endless, earned(2, 30), spent(3, 40)], 10_000)).toEqual([[40, Infinity]])
})

it('each sum that has expired is an entry of its own', () => {
  const { entries, lots } = replay([earned(1, 50), earned(2, 30)], 30 * DAY)
  expect(entries.slice(2).map(({ at, points }) => [at / DAY, points])).toEqual([
    [11, -50],
    [12, -30],
  ])
  expect(new Set(entries.map(({ id }) => id)).size).toBe(4)
  expect(lots).toEqual([])
})

it('points are spent from as many sums as it takes', () => {
  expect(left([earned(1, 50), earned(2, 30), earned(3, 20), spent(4, 85)], 4)).toEqual([[15, 13]])
})

it('points that expire at this moment are in the history already', () => {
  const { entries, lots } = replay([earned(1, 50)], 11 * DAY)
  expect(entries.at(-1)).toMatchObject({ at: 11 * DAY, points: -50, reason: 'EXPIRED' })
  expect(lots).toEqual([])
})
