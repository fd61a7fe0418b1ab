import { locale } from './locale'
import { dateFormat } from './time'

/** 'Nov 20, 2026' in the given IANA zone, or of a calendar day, as 'YYYY-MM-DD', in UTC. */
export const mediumDate = (instant: string, timeZone: string): string =>
  dateFormat(locale, { timeZone, dateStyle: 'medium' }).format(new Date(instant))
