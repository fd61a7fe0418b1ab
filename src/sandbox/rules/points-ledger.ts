import type { Schemas } from '../../api/types'

type Reason = Schemas['PointsEntry']['reason']
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

/** Takes points from the lots that expire first. Returns what was taken from each. */
function spend(lots: Lot[], points: number): Lot[] {
  let left = points
  return lots.map((lot) => {
    const taken = Math.min(lot.points, left)
    lot.points -= taken
    left -= taken
    return { ...lot, points: taken }
  })
}

/** Adds points to those that expire at the same time. */
function put(lots: Lot[], { points, expiresAt }: Lot) {
  const same = lots.find((lot) => lot.expiresAt === expiresAt)
  if (same) same.points += points
  else lots.push({ points, expiresAt })
}

/**
 * The entries with those of points that have expired by now, oldest first, and what is left of the points that came,
 * the part that expires first at the front. Points that expire first are spent first. Those that are returned expire
 * when they would have expired, unless that has passed.
 * @param now in ms
 */
export function replay(entries: LedgerEntry[], now: number) {
  let lots: Lot[] = []
  const spentOn = new Map<string | undefined, Lot[]>()
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
    const { at, points, reason, orderId, expiresAt = Infinity } = entry
    if (points < 0) {
      const taken = spend(lots, -points)
      if (reason === 'SPENT') spentOn.set(orderId, taken)
    } else {
      const came = (reason === 'RETURNED' && spentOn.get(orderId)) || [{ points, expiresAt }]
      for (const lot of came) put(lots, lot.expiresAt > at ? lot : { ...lot, expiresAt })
    }
    lots.sort((a, b) => a.expiresAt - b.expiresAt)
  }
  expireBy(now)
  return { entries: all, lots }
}

/** The points that can be spent. @param now in ms */
export const balanceOf = (entries: LedgerEntry[], now: number) =>
  replay(entries, now).lots.reduce((sum, { points }) => sum + points, 0)
