import { addDays } from '../../lib/calendar'
import type { SpecialDay } from '../../lib/opening-hours'
import { isRecord } from './lists'
import { periodsOf } from './periods'

/** The most days that a range may have. */
export const MOST_DAYS = 366
const DAY = 86_400_000

/** A year that has February 29. */
const LEAP_YEAR = '2028'

/** Whether a day or a range is one of each year, such as '12-24' and '12-24/01-02'. */
export const isYearly = (key: string) => /^\d\d-\d\d(\/|$)/.test(key)

/** Whether a text is a day of the calendar, such as '2026-12-24' or, each year, '12-24'. */
export function isDate(text: string): boolean {
  if (isYearly(text)) return isDate(`${LEAP_YEAR}-${text}`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

/** The days of '12-24' or '12-24/01-02' of last year, whose end may be in this one, of this and of the next. */
function yearlyDatesOf(from: string, to: string): string[] {
  const year = new Date().getFullYear()
  const dates = [year - 1, year, year + 1].flatMap((first) =>
    datesOf(`${first}-${from}/${to < from ? first + 1 : first}-${to}`),
  )
  // Where a year has no February 29, a range that ends on it would be read as one until March 1.
  return dates.filter((date) => date.slice(5) !== '03-01' || to !== '02-29')
}

/** The days of '2026-12-24', or from the first to the last of '2026-08-03/2026-08-17'; those of '12-24' around this year. */
export function datesOf(key: string): string[] {
  const [from = '', to = from] = key.split('/')
  if (isYearly(from)) return yearlyDatesOf(from, to)
  const count = 1 + (Date.parse(to) - Date.parse(from)) / DAY
  return Array.from({ length: Math.max(0, Math.min(count, MOST_DAYS)) }, (_, index) => addDays(from, index))
}

/** Special hours by day or range, as a list in the order of the calendar. A day with a year replaces one of each year. */
export function specialDaysOf(given: unknown): SpecialDay[] {
  const days = Object.entries(isRecord(given) ? given : {})
    .toSorted(([one], [other]) => Number(isYearly(other)) - Number(isYearly(one)))
    .flatMap(([key, value]) => {
      const { hours, note } = isRecord(value) ? value : { hours: value }
      const periods = periodsOf(hours)
      return datesOf(key).map((date): [string, SpecialDay] => [
        date,
        { date, periods, ...(typeof note === 'string' && { note }) },
      ])
    })
  return [...new Map(days).values()].toSorted((one, other) => one.date.localeCompare(other.date))
}
