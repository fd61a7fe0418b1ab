/** 'Tue 11:00 AM' or '10:00 PM', in the given IANA zone. */
export function clockTime(instant: string | Date, timeZone: string, withDay = false): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(withDay && { weekday: 'short' }),
  })
    .format(new Date(instant))
    .replace(',', '')
    .replace(/\s/g, ' ')
}

/** The calendar day of an instant in the given zone, as 'YYYY-MM-DD'. */
export function dayIn(instant: string | Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(instant))
}

/** 'HH:MM' as the clock shows it: '22:00' as '10:00 PM'. */
export function wallClock(time: string): string {
  return clockTime(`1970-01-01T${time}:00Z`, 'UTC')
}

/** 'MONDAY' for an instant in the given zone. */
export function weekdayIn(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(instant).toUpperCase()
}

const mediumFormats = new Map<string, Intl.DateTimeFormat>()

/** 'Nov 20, 2026, 1:05 PM' in the given IANA zone. The formatter is kept: it is dear to make, and lists are long. */
export function mediumDateTime(instant: string, timeZone: string): string {
  const format =
    mediumFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  mediumFormats.set(timeZone, format)
  return format.format(new Date(instant)).replace(/\s/g, ' ')
}
