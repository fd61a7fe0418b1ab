import { dayIn, weekdayIn } from '../lib/time'
import type { SeedRestaurant } from './seed/types'

type Period = { opens: string; closes: string }
const DAY = 86_400_000

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)

/**
 * The instant (ms) of a wall-clock time on a calendar day of a zone, right on days with a change of clocks: of a time
 * that comes twice the first, of one that is left out the time as much later.
 */
export function instantOf(day: string, wallClock: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${wallClock}:00Z`)
  const offsetAt = (instant: number) => {
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
      instant,
    )
    return Date.parse(`${shown.replace(' ', 'T')}Z`) - instant
  }
  const guess = asUtc - offsetAt(asUtc)
  const instant = asUtc - offsetAt(guess)
  return offsetAt(instant) === offsetAt(guess) ? instant : Math.max(instant, guess)
}

/**
 * The period that an instant lies in and the first that begins after it, from yesterday to a week ahead. `periodsOf`
 * tells the periods of a weekday; one that closes before it opens ends on the next day.
 */
export function periodsAt(now: number, timeZone: string, periodsOf: (weekday: string) => Period[]) {
  const today = dayIn(new Date(now), timeZone)
  const periods = Array.from({ length: 9 }, (_, index) => addDays(today, index - 1)).flatMap((day) =>
    periodsOf(weekdayIn(new Date(day), 'UTC')).map(({ opens, closes }) => ({
      opens: instantOf(day, opens, timeZone),
      closes: instantOf(closes <= opens ? addDays(day, 1) : day, closes, timeZone),
    })),
  )
  return {
    current: periods.find(({ opens, closes }) => opens <= now && now < closes),
    next: periods.find(({ opens }) => opens > now),
  }
}

/** Whether the restaurant is open, and when that ends or begins. */
export function statusAt(now: number, { hours, timeZone }: SeedRestaurant) {
  const periodsOf = (weekday: string) => hours.find(({ day }) => day === weekday)?.periods ?? []
  const { current, next } = periodsAt(now, timeZone, periodsOf)
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
