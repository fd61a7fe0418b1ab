import { useDeferredValue } from 'react'
import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { listOf } from '../../lib/list'
import { goesOnUntil, isWholeDay, joinedWeek, type Period } from '../../lib/opening-hours'
import { wallClock } from '../../lib/time'
import { useClock } from '../../lib/use-clock'
import { useHydrated } from '../../lib/use-hydrated'
import { weekdayIn } from '../../lib/weekdays'
import { UNKNOWN_ZONE, wallClockIn } from '../../lib/zone'

type Place = Pick<Restaurant, 'hours' | 'timeZone'>
/** `until` is when yesterday's period ends, as 'HH:MM', while it still goes on. */
type Today = { day: string; until: string | null }

/**
 * The current weekday at the restaurant. Empty when its time zone is not known, and when prerendered; then deferred: the
 * first weekday takes 16 ms, 60 ms on slow phones.
 */
export function useToday({ hours, timeZone }: Place): Today {
  const isKnown = useDeferredValue(useHydrated()) && timeZone !== UNKNOWN_ZONE
  const day = useClock((now) => (isKnown ? weekdayIn(now, timeZone) : ''))
  const until = useClock((now) => (isKnown ? goesOnUntil(hours, day, wallClockIn(now, timeZone)) : null))
  return { day, until }
}

const periodText = (period: Period) =>
  isWholeDay(period) ? t`Open 24 hours` : `${wallClock(period.opens)} – ${wallClock(period.closes)}`

/** '7:00 AM – 10:00 PM'; empty for a day on which the restaurant is closed, undefined for one that it does not list. */
function periodsText(hours: Restaurant['hours'], day: string, until: string | null): string | undefined {
  const own = joinedWeek(hours).find((one) => one.day === day)
  const rest = until && t`until ${wallClock(until)}`
  return own && listOf([rest, ...own.periods.map(periodText)])
}

/**
 * '7:00 AM – 10:00 PM' or 'Closed'; 'Not known' for a day that the restaurant does not list. Today it begins with what
 * goes on since yesterday: 'until 2:00 AM, 6:00 PM – 2:00 AM'.
 */
export function hoursText(hours: Restaurant['hours'], day: string, today: Today): string {
  const text = periodsText(hours, day, day === today.day ? today.until : null)
  return text === undefined ? t`Not known` : text || t`Closed`
}

/** Today's hours in a line: 'Today 7:00 AM – 10:00 PM'. Blank when they are not known. */
export function HoursToday({ restaurant }: { restaurant: Restaurant }) {
  const { day, until } = useToday(restaurant)
  const text = periodsText(restaurant.hours, day, until)
  if (text === undefined) return '\u00a0'
  return text ? t`Today ${text}` : t`Today Closed`
}
