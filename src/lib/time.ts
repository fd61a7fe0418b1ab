import { COMMA } from './list'
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

/** An instant in the language of the build. Engines disagree about which spaces stand in it. */
export const formatted = (instant: Instant, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, options).format(new Date(instant)).replace(/\s/g, ' ')

/** Whether the hours of the locale run to 23. */
let runsTo23: boolean | undefined

/** Engines disagree about a zero before the hour: a clock of 24 hours has it here, one of 12 hours has not. */
function hourOf(hour: string): string {
  runsTo23 ??= !dateFormat(locale, { timeZone: 'UTC', ...TIME }).resolvedOptions().hour12
  return String(Number(hour)).padStart(runsTo23 ? 2 : 1, '0')
}

/** The name of the zone after a time that would not say when it is: shown twice that night, or of an unknown zone. */
function zoneName(instant: Instant, timeZone: string): string {
  if (timeZone === UNKNOWN_ZONE) return ' UTC'
  if (timeZone === 'UTC' || !isTwice(instant, timeZone)) return ''
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'short', ...TIME }).formatToParts(new Date(instant))
  return ` ${parts.find(({ type }) => type === 'timeZoneName')!.value}`
}

/** '10:00 PM' in the given IANA zone; '3:00 AM UTC' where none is known, '1:30 AM EST' where the clock shows it twice. */
export const clockTime = (instant: Instant, timeZone: string): string =>
  // The hour is the first number.
  formatted(instant, { timeZone, ...TIME }).replace(/\d+/, hourOf) + zoneName(instant, timeZone)

/** 'HH:MM' as the clock shows it: '22:00' as '10:00 PM'. */
export const wallClock = (time: string): string => clockTime(`1970-01-01T${time}:00Z`, 'UTC')

/** How many days after today an instant is, by the calendar of the given zone; negative before today. */
const daysAhead = (instant: Instant, timeZone: string, now: Instant) =>
  (Date.parse(dayIn(instant, timeZone)) - Date.parse(dayIn(now, timeZone))) / DAY

/** After this many days a weekday alone would be taken for a nearer one. */
const WEEKDAY_UNTIL = 5
/** After this many days a date alone would be taken for one of another year. */
const DATE_UNTIL = 180

/** 'Tue 11:00 AM', also for today; with the date unless it is one of the next five days: 'Tue, Nov 24, 11:00 AM'. */
export function dayAndTime(
  instant: Instant,
  timeZone: string,
  style: 'short' | 'long' = 'short',
  now: Instant = apiNow(),
): string {
  const ahead = daysAhead(instant, timeZone, now)
  const isFar = ahead < 0 || ahead > WEEKDAY_UNTIL
  const day = formatted(instant, {
    timeZone,
    weekday: style,
    ...(isFar && { month: style, day: 'numeric' }),
    ...(Math.abs(ahead) > DATE_UNTIL && { year: 'numeric' }),
  })
  return day + (isFar ? COMMA : ' ') + clockTime(instant, timeZone)
}

/** '11:00 AM' today; another day with the day: see `dayAndTime`. */
export function timeOfDay(instant: Instant, timeZone: string, now: Instant = apiNow()): string {
  if (daysAhead(instant, timeZone, now) === 0) return clockTime(instant, timeZone)
  return dayAndTime(instant, timeZone, 'short', now)
}

/**
 * What is to come: '2:00 AM' when that is the next time the clock shows it, today or tomorrow; else as `timeOfDay`. A
 * time alone, too, for what has passed: the API tells what is to come, so the device's clock is wrong.
 */
export function comingTime(instant: Instant, timeZone: string, now: Instant = apiNow()): string {
  const ahead = daysAhead(instant, timeZone, now)
  const isNext = ahead === 1 && wallClockIn(instant, timeZone) < wallClockIn(now, timeZone)
  return isNext || ahead < 0 ? clockTime(instant, timeZone) : timeOfDay(instant, timeZone, now)
}
