import { WEEKDAYS } from './weekdays'

/** On the restaurant's clock, as 'HH:MM'. Ends on the next day when it closes no later than it opens. */
export type Period = { opens: string; closes: string }
/** The periods of a weekday, such as 'MONDAY'; none on a day that is closed. */
type DayHours = { day: string; periods: Period[] }
/** From one time to another: in minutes since the beginning of a week, or as instants in ms. */
type Span = { from: number; to: number }

const DAY = 24 * 60
const WEEK = 7 * DAY
/** 23:59 means midnight: a minute between two periods is no break. */
const MINUTE = 1

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function timeOf(minutes: number): string {
  const [hours, rest] = [Math.floor((minutes % DAY) / 60), minutes % 60]
  return [hours, rest].map((part) => String(part).padStart(2, '0')).join(':')
}

function spansOf(hours: DayHours[]): Span[] {
  return hours.flatMap(({ day, periods }) => {
    const start = WEEKDAYS.findIndex((one) => one === day) * DAY
    return periods.map(({ opens, closes }) => {
      const [from, to] = [minutesOf(opens), minutesOf(closes)]
      return { from: start + from, to: start + (to <= from ? to + DAY : to) }
    })
  })
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

/** The week in which periods that touch or overlap are one, whatever the day. */
export function joinedWeek(hours: DayHours[]): DayHours[] {
  const week = spansOf(hours)
  // The week before and the one after, as a period may go on from Sunday to Monday.
  const around = [-WEEK, 0, WEEK].flatMap((by) => week.map(({ from, to }) => ({ from: from + by, to: to + by })))
  const pieces = joined(around, MINUTE)
    .flatMap(cut)
    .filter(({ from }) => from >= 0 && from < WEEK)
  return WEEKDAYS.flatMap((day, index) => {
    const own = pieces.filter(({ from }) => Math.floor(from / DAY) === index)
    const periods = own.map(({ from, to }) => ({ opens: timeOf(from), closes: timeOf(to) }))
    return periods.length > 0 || hours.some((one) => one.day === day) ? { day, periods } : []
  })
}

/** Whether a period is a whole day, from midnight to midnight. */
export const isWholeDay = ({ opens, closes }: Period) => opens === '00:00' && ['00:00', '23:59'].includes(closes)

/** When the period ends that began on the day before and still goes on at this time of a day; else null. */
export function goesOnUntil(hours: DayHours[], day: string, time: string): string | null {
  const before = WEEKDAYS.at(WEEKDAYS.findIndex((one) => one === day) - 1)
  const periods = joinedWeek(hours).find((one) => one.day === before)?.periods ?? []
  return periods.find(({ opens, closes }) => closes <= opens && time < closes)?.closes ?? null
}
