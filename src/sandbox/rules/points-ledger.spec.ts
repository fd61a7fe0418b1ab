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

it('points that expire first are spent first', () => {
  const { lots } = replay([earned(1, 50, 100), earned(2, 30, 5), spent(3, 40)], 3 * DAY)
  expect(lots).toEqual([{ points: 40, expiresAt: 101 * DAY }])
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
  const on = (orderId: string, entry: LedgerEntry): LedgerEntry => ({ ...entry, orderId })
  const returned = (day: number, points: number) => ({ ...earned(day, points, 100), reason: 'RETURNED' as const })
  const entries = [earned(1, 50), earned(2, 30, 50), on('a', spent(5, 60))]
  expect(replay([...entries, on('a', returned(6, 60))], 6 * DAY).lots).toEqual([
    { points: 50, expiresAt: 11 * DAY },
    { points: 30, expiresAt: 52 * DAY },
  ])
  expect(replay([...entries, on('a', returned(20, 60))], 20 * DAY).lots).toEqual([
    { points: 30, expiresAt: 52 * DAY },
    { points: 50, expiresAt: 120 * DAY },
  ])
})

it('spent points do not expire', () => {
  const { entries } = replay([earned(1, 50), spent(2, 50)], 30 * DAY)
  expect(entries).toHaveLength(2)
})
