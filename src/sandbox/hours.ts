import { weekdayIn } from '../lib/time'
import type { SeedRestaurant } from './seed/types'

type Period = { opens: number; closes: number }
const DAY = 86_400_000

/** The instant (ms) of a wall-clock time on the day of `day` in a zone, right on days with a change of clocks. */
export function instantOf(day: number, wallClock: string, timeZone: string): number {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(day)
      .map(({ type, value }) => [type, value]),
  )
  const asUtc = Date.parse(`${parts.year}-${parts.month}-${parts.day}T${wallClock}:00Z`)
  const offsetAt = (instant: number) => {
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
      instant,
    )
    return Date.parse(`${shown.replace(' ', 'T')}Z`) - instant
  }
  const guess = asUtc - offsetAt(asUtc)
  return asUtc - offsetAt(guess)
}

/** Opening periods from yesterday to a week ahead, as instants, in order. */
function periodsAround(now: number, { hours, timeZone }: SeedRestaurant): Period[] {
  return Array.from({ length: 9 }, (_, index) => now + (index - 1) * DAY).flatMap((day) => {
    const weekday = weekdayIn(new Date(day), timeZone)
    const periods = hours.find((entry) => entry.day === weekday)?.periods ?? []
    return periods.map(({ opens, closes }) => ({
      opens: instantOf(day, opens, timeZone),
      closes: instantOf(closes <= opens ? day + DAY : day, closes, timeZone),
    }))
  })
}

/** Whether the restaurant is open, and when that ends or begins. */
export function statusAt(now: number, restaurant: SeedRestaurant) {
  const periods = periodsAround(now, restaurant)
  const current = periods.find(({ opens, closes }) => opens <= now && now < closes)
  const next = periods.find(({ opens }) => opens > now)
  return {
    open: current !== undefined,
    closesAt: current ? new Date(current.closes).toISOString() : null,
    opensAt: !current && next ? new Date(next.opens).toISOString() : null,
  }
}

/** When an order placed now is ready: after the kitchen's minutes, counted from the next opening while closed. */
export function readyAt(now: number, restaurant: SeedRestaurant): string {
  const { open, opensAt } = statusAt(now, restaurant)
  const start = open || !opensAt ? now : Date.parse(opensAt)
  return new Date(start + restaurant.pickup.minutes * 60_000).toISOString()
}
