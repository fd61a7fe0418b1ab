import { listOf } from './list'
import { clockTime, formatted } from './time'
import type { Instant } from './zone'

/** 'Nov 20, 2026' in the given IANA zone, or of a calendar day, as 'YYYY-MM-DD', in UTC. */
export const mediumDate = (instant: Instant, timeZone: string): string =>
  formatted(instant, { timeZone, dateStyle: 'medium' })

/** 'Nov 20, 2026, 1:05 PM' in the given IANA zone; with ' UTC' where none is known. */
export const mediumDateTime = (instant: Instant, timeZone: string): string =>
  listOf([mediumDate(instant, timeZone), clockTime(instant, timeZone)])

/** 'Tue, Nov 24' for a calendar day, as 'YYYY-MM-DD'. */
export const dateWithDay = (day: string): string =>
  formatted(day, { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' })
