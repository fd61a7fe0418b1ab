import type { components } from '../../api/schema.gen'

type Reason = components['schemas']['PointsEntry']['reason']
/** Points that came or went. `at` and `expiresAt` are in ms; only points that came expire. */
export type LedgerEntry = {
  id: string
  at: number
  points: number
  reason: Exclude<Reason, 'HELD'>
  orderId?: string
  expiresAt?: number
}
type Lot = { points: number; expiresAt: number }

/** Takes points from the lots that expire first. */
function spend(lots: Lot[], points: number) {
  let left = points
  for (const lot of lots) {
    const taken = Math.min(lot.points, left)
    lot.points -= taken
    left -= taken
  }
}

/**
 * The entries with those of points that have expired by now, oldest first, and what is left of the points that came,
 * the part that expires first at the front. Points that expire first are spent first.
 * @param now in ms
 */
export function replay(entries: LedgerEntry[], now: number) {
  let lots: Lot[] = []
  const all: LedgerEntry[] = []
  const expireBy = (instant: number) => {
    for (const { points, expiresAt } of lots) {
      if (expiresAt > instant || points === 0) continue
      all.push({ id: `exp_${all.length}`, at: expiresAt, points: -points, reason: 'EXPIRED' })
    }
    lots = lots.filter(({ points, expiresAt }) => points > 0 && expiresAt > instant)
  }
  for (const entry of entries) {
    expireBy(entry.at)
    all.push(entry)
    if (entry.points < 0) spend(lots, -entry.points)
    else lots.push({ points: entry.points, expiresAt: entry.expiresAt ?? Infinity })
    lots.sort((a, b) => a.expiresAt - b.expiresAt)
  }
  expireBy(now)
  return { entries: all, lots: lots.filter(({ points }) => points > 0) }
}

/** The points that can be spent. @param now in ms */
export const balanceOf = (entries: LedgerEntry[], now: number) =>
  replay(entries, now).lots.reduce((sum, { points }) => sum + points, 0)
