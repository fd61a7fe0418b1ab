import { addDays, instantOf } from '../../lib/calendar'
import { joined, periodsOn, type Period } from '../../lib/opening-hours'
import { dayIn } from '../../lib/zone'
import type { SeedRestaurant } from '../seed/types'

const MINUTE = 60_000
const DAY = 86_400_000
/** Who is open for longer than this, in ms, is just open: hours repeat every week. */
const FOR_EVER = 7 * DAY

type Instants = { opens: number; closes: number }

/** How many days from yesterday on are looked at: hours repeat every week. */
const DAYS = 10

/**
 * The periods from yesterday on, as instants (ms). `periodsOf` returns those of a calendar day. A period that closes
 * before it opens ends on the next day.
 */
function periodsAround(now: number, timeZone: string, periodsOf: (date: string) => Period[], days = DAYS): Instants[] {
  const today = dayIn(now, timeZone)
  return Array.from({ length: days }, (_, index) => addDays(today, index - 1)).flatMap((day) =>
    periodsOf(day).map(({ opens, closes }) => ({
      opens: instantOf(day, opens, timeZone),
      closes: instantOf(closes <= opens ? addDays(day, 1) : day, closes, timeZone),
    })),
  )
}

/** Periods that touch or overlap, or are a minute apart as 23:59 and 00:00 are, are one. */
const joinedPeriods = (periods: Instants[]): Instants[] =>
  joined(
    // A period can vanish in the hour by which a clock is set forward.
    periods.flatMap(({ opens: from, closes: to }) => (from < to ? { from, to } : [])),
    MINUTE,
  ).map(({ from, to }) => ({ opens: from, closes: to }))

const currentAndNext = (periods: Instants[], now: number) => ({
  current: periods.find(({ opens, closes }) => opens <= now && now < closes),
  next: periods.find(({ opens }) => opens > now),
})

/** The period that contains an instant, and the first one that begins after it. They are the same every day. */
export const periodsAt = (now: number, timeZone: string, daily: Period[]) =>
  currentAndNext(joinedPeriods(periodsAround(now, timeZone, () => daily)), now)

/** The opening periods of each day, as instants (ms): from yesterday on, so many days that not all of them are special. */
export function dailyPeriods(now: number, restaurant: SeedRestaurant): Instants[] {
  const { timeZone, specialHours = [] } = restaurant
  const days = DAYS + specialHours.filter(({ date }) => Date.parse(date) > now - 2 * DAY).length
  return periodsAround(now, timeZone, (date) => periodsOn(restaurant, date) ?? [], days)
}

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
