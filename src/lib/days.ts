import { listOf } from './list'
import { locale } from './locale'
import { clockTime, plain } from './time'
import { dateFormat, type Instant } from './zone'

/** 'Nov 20, 2026' in the given IANA zone, or of a calendar day, as 'YYYY-MM-DD', in UTC. */
export const mediumDate = (instant: Instant, timeZone: string): string =>
  plain(dateFormat(locale, { timeZone, dateStyle: 'medium' }).format(new Date(instant)))

/** 'Nov 20, 2026, 1:05 PM' in the given IANA zone; with ' UTC' where none is known. */
export const mediumDateTime = (instant: Instant, timeZone: string): string =>
  listOf([mediumDate(instant, timeZone), clockTime(instant, timeZone)])

/** 'Tue, Nov 24' for a calendar day, as 'YYYY-MM-DD'. */
export function dateWithDay(day: string): string {
  const format = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const
  return plain(dateFormat(locale, format).format(new Date(day)))
}
