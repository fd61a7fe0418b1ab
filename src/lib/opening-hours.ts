import { addDays, instantOf } from './calendar'
import { weekdayIn } from './weekdays'

/** On the restaurant's clock, as 'HH:MM'. Ends on the next day when it closes no later than it opens. */
export type Period = { opens: string; closes: string }
/** The periods of a weekday, such as 'MONDAY'; none on a day that is closed. */
export type DayHours = { day: string; periods: Period[] }
/** Replaces the hours of a calendar day, 'YYYY-MM-DD'; without periods it is closed. */
export type SpecialDay = { date: string; periods: Period[]; note?: string }
export type Hours = { hours: DayHours[]; specialHours?: SpecialDay[] }
/** From one time to another: in minutes since the beginning of a week, or as instants in ms. */
type Span = { from: number; to: number }

const DAY = 24 * 60
/** 23:59 means midnight: a minute between two periods is no break. */
const MINUTE = 1

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function timeOf(minutes: number): string {
  const [hours, rest] = [Math.floor((minutes % DAY) / 60), minutes % 60]
  return [hours, rest].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Joins the spans that touch or overlap, or are no further apart than `gap`. */
export function joined(spans: Span[], gap: number): Span[] {
  return spans
    .toSorted((one, other) => one.from - other.from)
    .reduce<Span[]>((all, span) => {
      const last = all.at(-1)
      if (!last || span.from > last.to + gap) return [...all, span]
      return [...all.slice(0, -1), { from: last.from, to: Math.max(last.to, span.to) }]
    }, [])
}

/** A span of less than a day belongs to the day on which it begins; a longer one is cut at each midnight. */
function cut({ from, to }: Span): Span[] {
  if (to - from < DAY - MINUTE) return [{ from, to }]
  const midnight = (Math.floor(from / DAY) + 1) * DAY
  return to <= midnight ? [{ from, to }] : [{ from, to: midnight }, ...cut({ from: midnight, to })]
}

/**
 * The periods that begin on a calendar day: of its special hours, else of its weekday. Undefined when it is not listed.
 * A special day replaces what begins on it; what began the evening before goes on to its end.
 */
export const periodsOn = ({ hours, specialHours = [] }: Hours, date: string): Period[] | undefined =>
  (specialHours.find((one) => one.date === date) ?? hours.find((one) => one.day === weekdayIn(date, 'UTC')))?.periods

/** The days around one that may be joined with it. */
const AROUND = [-2, -1, 0, 1, 2]

/** The same, where periods that touch or overlap are one, whatever the day. */
export function joinedOn(of: Hours, date: string): Period[] | undefined {
  const spans = AROUND.flatMap((day) =>
    (periodsOn(of, addDays(date, day)) ?? []).map(({ opens, closes }) => {
      const from = day * DAY + minutesOf(opens)
      const to = day * DAY + minutesOf(closes)
      return { from, to: to <= from ? to + DAY : to }
    }),
  )
  const periods = joined(spans, MINUTE)
    .flatMap(cut)
    .filter(({ from }) => from >= 0 && from < DAY)
    .map(({ from, to }) => ({ opens: timeOf(from), closes: timeOf(to) }))
  return periods.length > 0 || periodsOn(of, date) ? periods : undefined
}

/** Whether a period is a whole day, from midnight to midnight. */
export const isWholeDay = ({ opens, closes }: Period) => opens === '00:00' && ['00:00', '23:59'].includes(closes)

/** When the period of the day before `today` ends, as 'HH:MM', while it still goes on at this instant; else null. */
export function goesOnUntil(of: Hours, today: string, now: number, timeZone: string): string | null {
  const last = joinedOn(of, addDays(today, -1))?.find(({ opens, closes }) => closes <= opens)?.closes
  return last && now < instantOf(today, last, timeZone) ? last : null
}
