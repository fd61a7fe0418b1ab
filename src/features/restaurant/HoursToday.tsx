import { useDeferredValue } from 'react'
import type { Restaurant } from '../../api/types'
import { now } from '../../lib/now'
import { UNKNOWN_ZONE, wallClock, weekdayIn } from '../../lib/time'
import { useClock } from '../../lib/use-clock'
import { useHydrated } from '../../lib/use-hydrated'

const UNKNOWN = 'Not known'
/** The current weekday at the restaurant; empty when its time zone is not known. */
const todayIn = (timeZone: string) => (timeZone === UNKNOWN_ZONE ? '' : weekdayIn(new Date(now()), timeZone))

/** `todayIn`, but empty when prerendered, then deferred: the first weekday takes 16 ms, 60 ms on slow phones. */
export function useToday(timeZone: string): string {
  useClock()
  return useDeferredValue(useHydrated()) ? todayIn(timeZone) : ''
}

/** '7:00 AM – 10:00 PM' or 'Closed'; 'Not known' for a day that the restaurant does not list. */
export function hoursText(hours: Restaurant['hours'], day: string): string {
  const periods = hours.find((one) => one.day === day)?.periods
  if (!periods) return UNKNOWN
  return periods.map(({ opens, closes }) => `${wallClock(opens)} – ${wallClock(closes)}`).join(', ') || 'Closed'
}

/** Today's hours in a line: 'Today 7:00 AM – 10:00 PM'. Blank when they are not known. */
export function HoursToday({ restaurant: { hours, timeZone } }: { restaurant: Restaurant }) {
  const text = hoursText(hours, useToday(timeZone))
  return <>{text === UNKNOWN ? '\u00a0' : `Today ${text}`}</>
}
