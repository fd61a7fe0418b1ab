import { dateFormat, dayIn, weekdayIn } from '../../lib/time'
import type { SeedRestaurant } from '../seed/types'

type Period = { opens: string; closes: string }
const DAY = 86_400_000

/** A calendar day (YYYY-MM-DD) so many days later. */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)

/**
 * The instant (ms) of a wall-clock time on a calendar day in a time zone, also when the clocks change that day. For a
 * time that occurs twice it is the first one. A time that is skipped moves forward by the length of the gap.
 */
export function instantOf(day: string, wallClock: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${wallClock}:00Z`)
  const offsetAt = (instant: number) => {
    const shown = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant)
    return Date.parse(`${shown.replace(' ', 'T')}Z`) - instant
  }
  const guess = asUtc - offsetAt(asUtc)
  const instant = asUtc - offsetAt(guess)
  return offsetAt(instant) === offsetAt(guess) ? instant : Math.max(instant, guess)
}

type Instants = { opens: number; closes: number }

/**
 * The periods from yesterday to a week ahead, as instants (ms). `periodsOf` returns those of a weekday. A period that
 * closes before it opens ends on the next day.
 */
function periodsAround(now: number, timeZone: string, periodsOf: (weekday: string) => Period[]): Instants[] {
  const today = dayIn(new Date(now), timeZone)
  return Array.from({ length: 9 }, (_, index) => addDays(today, index - 1)).flatMap((day) =>
    periodsOf(weekdayIn(new Date(day), 'UTC')).map(({ opens, closes }) => ({
      opens: instantOf(day, opens, timeZone),
      closes: instantOf(closes <= opens ? addDays(day, 1) : day, closes, timeZone),
    })),
  )
}

const currentAndNext = (periods: Instants[], now: number) => ({
  current: periods.find(({ opens, closes }) => opens <= now && now < closes),
  next: periods.find(({ opens }) => opens > now),
})

/** The period that contains an instant, and the first one that begins after it. */
export const periodsAt = (now: number, timeZone: string, periodsOf: (weekday: string) => Period[]) =>
  currentAndNext(periodsAround(now, timeZone, periodsOf), now)

/** The opening periods from yesterday to a week ahead, as instants (ms). */
export const openingPeriods = (now: number, { hours, timeZone }: SeedRestaurant) =>
  periodsAround(now, timeZone, (weekday) => hours.find(({ day }) => day === weekday)?.periods ?? [])

/** Whether the restaurant is open, and when it closes or opens next. */
export function statusAt(now: number, restaurant: SeedRestaurant) {
  const { current, next } = currentAndNext(openingPeriods(now, restaurant), now)
  return {
    open: current !== undefined,
    closesAt: current ? new Date(current.closes).toISOString() : null,
    opensAt: !current && next ? new Date(next.opens).toISOString() : null,
  }
}
