import { locale } from './locale'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Stands for a zone that is not known: times are then formatted in UTC, with ' UTC' at the end. */
export const UNKNOWN_ZONE = ''

/** The formatter for these options, cached: creating one takes longer than using it a hundred times. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = options.timeZone === UNKNOWN_ZONE ? { ...options, timeZone: 'UTC' } : options
  const key = language + JSON.stringify(known)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, known)
  formats.set(key, format)
  return format
}

/**
 * Makes the browser load what it formats amounts and times with: 60 ms of a slow phone, better spent while it waits for
 * answers. In two tasks, so that a tap between them is answered.
 */
export function loadFormats() {
  new Intl.NumberFormat(locale).format(0)
  setTimeout(dateFormat, 0, locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
}

const named = (time: string, timeZone: string) => time.replace(/\s/g, ' ') + (timeZone === UNKNOWN_ZONE ? ' UTC' : '')

/** 'Tue 11:00 AM' or '10:00 PM', in the given IANA zone; '3:00 AM UTC' where none is known. */
export function clockTime(instant: string | Date, timeZone: string, withDay = false): string {
  const day = withDay && ({ weekday: 'short' } as const)
  const format = dateFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit', ...day })
  return named(format.format(new Date(instant)).replace(',', ''), timeZone)
}

/** The calendar day of an instant in the given zone, as 'YYYY-MM-DD'. */
export function dayIn(instant: string | Date, timeZone: string): string {
  return dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(instant))
}

/** 'HH:MM' as the clock shows it: '22:00' as '10:00 PM'. */
export function wallClock(time: string): string {
  return clockTime(`1970-01-01T${time}:00Z`, 'UTC')
}

/** The clock of the given zone at an instant, as 'HH:MM'. */
export const wallClockIn = (instant: string, timeZone: string) =>
  dateFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant))

/** 'MONDAY' for an instant in the given zone. */
export function weekdayIn(instant: Date, timeZone: string): string {
  return dateFormat('en-US', { timeZone, weekday: 'long' }).format(instant).toUpperCase()
}

/** 'Nov 20, 2026, 1:05 PM' in the given IANA zone; with ' UTC' where none is known. */
export function mediumDateTime(instant: string, timeZone: string): string {
  const format = dateFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return named(format.format(new Date(instant)), timeZone)
}
