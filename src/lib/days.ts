import { locale } from './locale'
import { dateFormat } from './time'

/** 'Dec 1' for a calendar day, as 'YYYY-MM-DD'. */
export const shortDay = (day: string): string =>
  dateFormat(locale, { timeZone: 'UTC', month: 'short', day: 'numeric' }).format(new Date(day))

/** 'Nov 20, 2026' in the given IANA zone. */
export const mediumDate = (instant: string, timeZone: string): string =>
  dateFormat(locale, { timeZone, dateStyle: 'medium' }).format(new Date(instant))
