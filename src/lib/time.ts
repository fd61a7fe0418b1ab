import { listOf } from './list'
import { locale } from './locale'
import { now as apiNow } from './now'
import { dateFormat, dayIn, isTwice, UNKNOWN_ZONE, wallClockIn, type Instant } from './zone'

const TIME = { hour: 'numeric', minute: '2-digit' } as const
const DAY = 86_400_000

/**
 * Makes the browser load what it formats amounts and times with: 60 ms of a slow phone, better spent while it waits for
 * answers. In two tasks, so that a tap between them is answered.
 */
export function loadFormats() {
  new Intl.NumberFormat(locale).format(0)
  setTimeout(dateFormat, 0, locale, { timeZone: 'UTC', ...TIME })
}

/** Engines disagree about which spaces stand in a date or a time. */
export const plain = (text: string) => text.replace(/\s/g, ' ')

/** Whether the hours of the locale run to 23. */
let runsTo23: boolean | undefined

/** Engines disagree about a zero before the hour: a clock of 24 hours has it here, one of 12 hours has not. */
function hourOf(hour: string, format: Intl.DateTimeFormat): string {
  runsTo23 ??= format.resolvedOptions().hourCycle?.startsWith('h2') ?? false
  const digits = hour.replace(/^0(?=\d)/, '')
  return runsTo23 ? digits.padStart(2, '0') : digits
}

/** The name of the zone after a time that would not say when it is: shown twice that night, or of an unknown zone. */
function zoneName(instant: Date, timeZone: string): string {
  if (timeZone === UNKNOWN_ZONE) return ' UTC'
  if (timeZone === 'UTC' || !isTwice(instant, timeZone)) return ''
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'short', ...TIME }).formatToParts(instant)
  return ` ${parts.find(({ type }) => type === 'timeZoneName')!.value}`
}

/** '10:00 PM' in the given IANA zone; '3:00 AM UTC' where none is known, '1:30 AM EST' where the clock shows it twice. */
export function clockTime(instant: Instant, timeZone: string): string {
  const at = new Date(instant)
  const format = dateFormat(locale, { timeZone, ...TIME })
  // The hour is the first number.
  const time = plain(format.format(at)).replace(/\d+/, (hour) => hourOf(hour, format))
  return time + zoneName(at, timeZone)
}

/** 'HH:MM' as the clock shows it: '22:00' as '10:00 PM'. */
export const wallClock = (time: string): string => clockTime(`1970-01-01T${time}:00Z`, 'UTC')

/** How many days after today an instant is, by the calendar of the given zone; negative before today. */
const daysAhead = (instant: Instant, timeZone: string, now: Instant) =>
  (Date.parse(dayIn(instant, timeZone)) - Date.parse(dayIn(now, timeZone))) / DAY

/** From this many days on a weekday alone would be taken for a nearer one. */
const NEEDS_DATE = 6
/** From this many days on a date alone would be taken for one of another year. */
const NEEDS_YEAR = 180

/** 'Tue 11:00 AM', also for today; with the date unless it is one of the next five days: 'Tue, Nov 24, 11:00 AM'. */
export function dayAndTime(
  instant: Instant,
  timeZone: string,
  style: 'short' | 'long' = 'short',
  now: Instant = apiNow(),
): string {
  const ahead = daysAhead(instant, timeZone, now)
  const isNear = ahead >= 0 && ahead < NEEDS_DATE
  const date = !isNear && ({ month: style, day: 'numeric' } as const)
  const year = Math.abs(ahead) >= NEEDS_YEAR && ({ year: 'numeric' } as const)
  const day = plain(dateFormat(locale, { timeZone, weekday: style, ...date, ...year }).format(new Date(instant)))
  const time = clockTime(instant, timeZone)
  return isNear ? `${day} ${time}` : listOf([day, time])
}

/** '11:00 AM' today; another day with the day: see `dayAndTime`. */
export function timeOfDay(instant: Instant, timeZone: string, now: Instant = apiNow()): string {
  if (daysAhead(instant, timeZone, now) === 0) return clockTime(instant, timeZone)
  return dayAndTime(instant, timeZone, 'short', now)
}

/** '2:00 AM' when that is the next time the clock shows it, today or tomorrow; else as `timeOfDay`. */
export function comingTime(instant: Instant, timeZone: string, now: Instant = apiNow()): string {
  const isTomorrow = daysAhead(instant, timeZone, now) === 1
  const isNext = isTomorrow && wallClockIn(instant, timeZone) < wallClockIn(now, timeZone)
  return isNext ? clockTime(instant, timeZone) : timeOfDay(instant, timeZone, now)
}
