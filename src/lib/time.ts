const formats = new Map<string, Intl.DateTimeFormat>()

/** The formatter of these options, made once: to make one takes longer than to use it a hundred times. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** 'Tue 11:00 AM' or '10:00 PM', in the given IANA zone. */
export function clockTime(instant: string | Date, timeZone: string, withDay = false): string {
  return dateFormat('en-US', {
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
  return dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(instant))
}

/** 'HH:MM' as the clock shows it: '22:00' as '10:00 PM'. */
export function wallClock(time: string): string {
  return clockTime(`1970-01-01T${time}:00Z`, 'UTC')
}

/** 'MONDAY' for an instant in the given zone. */
export function weekdayIn(instant: Date, timeZone: string): string {
  return dateFormat('en-US', { timeZone, weekday: 'long' }).format(instant).toUpperCase()
}

/** 'Nov 20, 2026, 1:05 PM' in the given IANA zone. */
export function mediumDateTime(instant: string, timeZone: string): string {
  const format = dateFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return format.format(new Date(instant)).replace(/\s/g, ' ')
}
