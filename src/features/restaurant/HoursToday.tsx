import { useDeferredValue } from 'react'
import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { listOf } from '../../lib/list'
import { now } from '../../lib/now'
import { UNKNOWN_ZONE, wallClock, weekdayIn } from '../../lib/time'
import { useClock } from '../../lib/use-clock'
import { useHydrated } from '../../lib/use-hydrated'

/** The current weekday at the restaurant; empty when its time zone is not known. */
const todayIn = (timeZone: string) => (timeZone === UNKNOWN_ZONE ? '' : weekdayIn(new Date(now()), timeZone))

/** `todayIn`, but empty when prerendered, then deferred: the first weekday takes 16 ms, 60 ms on slow phones. */
export function useToday(timeZone: string): string {
  useClock()
  return useDeferredValue(useHydrated()) ? todayIn(timeZone) : ''
}

/** '7:00 AM – 10:00 PM'; empty for a day on which the restaurant is closed, undefined for one that it does not list. */
function periodsText(hours: Restaurant['hours'], day: string): string | undefined {
  const today = hours.find((one) => one.day === day)
  return today && listOf(today.periods.map(({ opens, closes }) => `${wallClock(opens)} – ${wallClock(closes)}`))
}

/** '7:00 AM – 10:00 PM' or 'Closed'; 'Not known' for a day that the restaurant does not list. */
export function hoursText(hours: Restaurant['hours'], day: string): string {
  const text = periodsText(hours, day)
  return text === undefined ? t`Not known` : text || t`Closed`
}

/** Today's hours in a line: 'Today 7:00 AM – 10:00 PM'. Blank when they are not known. */
export function HoursToday({ restaurant: { hours, timeZone } }: { restaurant: Restaurant }) {
  const text = periodsText(hours, useToday(timeZone))
  if (text === undefined) return '\u00a0'
  return text ? t`Today ${text}` : t`Today Closed`
}
