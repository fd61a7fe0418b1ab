import { addDays } from '../../lib/calendar'
import type { SpecialDay } from '../../lib/opening-hours'
import { isRecord } from './lists'
import { periodsOf } from './periods'

/** The most days that a range may have. */
export const MOST_DAYS = 366
const DAY = 86_400_000

/** Whether a text is a day of the calendar, such as '2026-12-24'. */
export const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text

/** The days of '2026-12-24', or from the first to the last of '2026-08-03/2026-08-17'. */
export function datesOf(key: string): string[] {
  const [from = '', to = from] = key.split('/')
  const count = 1 + (Date.parse(to) - Date.parse(from)) / DAY
  return Array.from({ length: Math.max(0, Math.min(count, MOST_DAYS)) }, (_, index) => addDays(from, index))
}

/** Special hours by day or range, as a list in the order of the calendar. */
export const specialDaysOf = (given: unknown): SpecialDay[] =>
  Object.entries(isRecord(given) ? given : {})
    .flatMap(([key, value]) => {
      const { hours, note } = isRecord(value) ? value : { hours: value }
      const periods = periodsOf(hours)
      return datesOf(key).map((date) => ({ date, periods, ...(typeof note === 'string' && { note }) }))
    })
    .toSorted((one, other) => one.date.localeCompare(other.date))
