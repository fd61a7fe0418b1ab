import { useDeferredValue } from 'react'
import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { listOf } from '../../lib/list'
import { goesOnUntil, isWholeDay, joinedOn, type Period } from '../../lib/opening-hours'
import { wallClock } from '../../lib/time'
import { useClock } from '../../lib/use-clock'
import { useHydrated } from '../../lib/use-hydrated'
import { dayIn, UNKNOWN_ZONE } from '../../lib/zone'

type Place = Pick<Restaurant, 'hours' | 'specialHours' | 'timeZone'>
/** The calendar day, and when yesterday's period ends, as 'HH:MM', while it still goes on. */
type Today = { date: string; until: string | null }

/**
 * The current day at the restaurant. Empty when its time zone is not known, and when prerendered; then deferred: the
 * first day takes 16 ms, 60 ms on slow phones.
 */
export function useToday(place: Place): Today {
  const { timeZone } = place
  const isKnown = useDeferredValue(useHydrated()) && timeZone !== UNKNOWN_ZONE
  const date = useClock((now) => (isKnown ? dayIn(now, timeZone) : ''))
  const until = useClock((now) => (date ? goesOnUntil(place, date, now, timeZone) : null))
  return { date, until }
}

const periodText = (period: Period) =>
  isWholeDay(period) ? t`Open 24 hours` : `${wallClock(period.opens)} – ${wallClock(period.closes)}`

/**
 * '7:00 AM – 10:00 PM' or 'Closed'; 'Not known' for a day that the restaurant does not list. Begins with what goes on
 * since yesterday: 'until 2:00 AM, 6:00 PM – 2:00 AM'.
 */
export function hoursText(periods: Period[] | undefined, until: string | null = null): string {
  if (!periods) return t`Not known`
  return listOf([until && t`until ${wallClock(until)}`, ...periods.map(periodText)]) || t`Closed`
}

/** Today's hours in a line: 'Today 7:00 AM – 10:00 PM'. Blank when they are not known. */
export function HoursToday({ restaurant }: { restaurant: Restaurant }) {
  const { date, until } = useToday(restaurant)
  const periods = date ? joinedOn(restaurant, date) : undefined
  if (!periods) return '\u00a0'
  return periods.length > 0 || until ? t`Today ${hoursText(periods, until)}` : t`Today Closed`
}
