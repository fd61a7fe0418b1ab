const formats = new Map<string, Intl.DateTimeFormat>()

/** Stands for a zone that is not known: times are then those of UTC. */
export const UNKNOWN_ZONE = ''

/** An instant: RFC 3339, or ms since 1970. */
export type Instant = string | number | Date

/** The formatter for these options, cached: creating one takes longer than using it a hundred times. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = options.timeZone === UNKNOWN_ZONE ? { ...options, timeZone: 'UTC' } : options
  const key = language + JSON.stringify(known)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, known)
  formats.set(key, format)
  return format
}

/** Clocks change at a quarter of an hour. */
const QUARTER = 15 * 60_000
const offsets = new Map<string, number>()

function readOffset(quarter: number, timeZone: string): number {
  // Sweden writes '2026-11-20 13:05:00'.
  const text = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(quarter)
  const [year = 0, month = 0, ...others] = text.match(/\d+/g)!.map(Number)
  return Date.UTC(year, month - 1, ...others) - quarter
}

/** How far the clock of a zone is ahead of UTC at an instant, in ms. Cached: reading it takes 50 times as long. */
export function offsetAt(instant: Instant, timeZone: string): number {
  const quarter = Math.floor(new Date(instant).getTime() / QUARTER) * QUARTER
  const key = timeZone + quarter
  const offset = offsets.get(key) ?? readOffset(quarter, timeZone)
  offsets.set(key, offset)
  return offset
}

/** Longer than any change of a clock takes to be over, in ms. */
const NIGHT = 3 * 60 * 60_000

/** Whether the clock of a zone shows the time of this instant twice, because it is set back that night. */
export function isTwice(instant: Instant, timeZone: string): boolean {
  const at = new Date(instant).getTime()
  const offset = offsetAt(at, timeZone)
  return [-NIGHT, NIGHT].some((away) => {
    const other = offsetAt(at + away, timeZone)
    return other !== offset && offsetAt(at + offset - other, timeZone) === other
  })
}

/** What calendar and clock of a zone show at an instant, in the form of RFC 3339. */
const iso = (instant: Instant, timeZone: string) =>
  new Date(new Date(instant).getTime() + offsetAt(instant, timeZone)).toISOString()

/** The calendar day of an instant in the given zone, as 'YYYY-MM-DD'. */
export const dayIn = (instant: Instant, timeZone: string) => iso(instant, timeZone).slice(0, 10)

/** The clock of the given zone at an instant, as 'HH:MM'. */
export const wallClockIn = (instant: Instant, timeZone: string) => iso(instant, timeZone).slice(11, 16)
