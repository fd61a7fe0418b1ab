import { joined } from '../../lib/opening-hours'
import { weekdayIn } from '../../lib/weekdays'
import { dayIn, offsetAt } from '../../lib/zone'
import type { SeedRestaurant } from '../seed/types'

type Period = { opens: string; closes: string }
const MINUTE = 60_000
const DAY = 86_400_000
/** Who is open for longer than this, in ms, never closes: hours repeat every week. */
const FOR_EVER = 7 * DAY

/** A calendar day (YYYY-MM-DD) so many days later. */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)

/**
 * The instant (ms) of a wall-clock time on a calendar day in a time zone, also when the clocks change that day. For a
 * time that occurs twice it is the first one. A time that is skipped moves forward by the length of the gap.
 */
export function instantOf(day: string, wallClock: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${wallClock}:00Z`)
  const [before, after] = [offsetAt(asUtc - DAY, timeZone), offsetAt(asUtc + DAY, timeZone)]
  const first = asUtc - before
  if (before === after || offsetAt(first, timeZone) === before) return first
  return offsetAt(asUtc - after, timeZone) === after ? asUtc - after : first
}

type Instants = { opens: number; closes: number }

/**
 * The periods from yesterday to eight days ahead, as instants (ms). `periodsOf` returns those of a weekday. A period that
 * closes before it opens ends on the next day.
 */
function periodsAround(now: number, timeZone: string, periodsOf: (weekday: string) => Period[]): Instants[] {
  const today = dayIn(now, timeZone)
  return Array.from({ length: 10 }, (_, index) => addDays(today, index - 1)).flatMap((day) =>
    periodsOf(weekdayIn(day, 'UTC')).map(({ opens, closes }) => ({
      opens: instantOf(day, opens, timeZone),
      closes: instantOf(closes <= opens ? addDays(day, 1) : day, closes, timeZone),
    })),
  )
}

/** Periods that touch or overlap, or are a minute apart as 23:59 and 00:00 are, are one. */
const joinedPeriods = (periods: Instants[]): Instants[] =>
  joined(
    periods.map(({ opens: from, closes: to }) => ({ from, to })),
    MINUTE,
  ).map(({ from, to }) => ({ opens: from, closes: to }))

const currentAndNext = (periods: Instants[], now: number) => ({
  current: periods.find(({ opens, closes }) => opens <= now && now < closes),
  next: periods.find(({ opens }) => opens > now),
})

/** The period that contains an instant, and the first one that begins after it. */
export const periodsAt = (now: number, timeZone: string, periodsOf: (weekday: string) => Period[]) =>
  currentAndNext(joinedPeriods(periodsAround(now, timeZone, periodsOf)), now)

/** The opening periods of each day from yesterday to eight days ahead, as instants (ms). */
export const dailyPeriods = (now: number, { hours, timeZone }: SeedRestaurant) =>
  periodsAround(now, timeZone, (weekday) => hours.find(({ day }) => day === weekday)?.periods ?? [])

/** The same, where those that touch or overlap are one. */
export const openingPeriods = (now: number, restaurant: SeedRestaurant) => joinedPeriods(dailyPeriods(now, restaurant))

/** Whether the restaurant is open, and when it closes or opens next. */
export function statusAt(now: number, restaurant: SeedRestaurant) {
  const { current, next } = currentAndNext(openingPeriods(now, restaurant), now)
  return {
    open: current !== undefined,
    closesAt: current && current.closes - now <= FOR_EVER ? new Date(current.closes).toISOString() : null,
    opensAt: !current && next ? new Date(next.opens).toISOString() : null,
  }
}
