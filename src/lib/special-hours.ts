import { addDays } from './calendar'
import { joinedOn, type DayHours, type Hours, type Period } from './opening-hours'
import { WEEKDAYS } from './weekdays'

/** The week in which periods that touch or overlap are one, whatever the day. */
export const joinedWeek = (hours: DayHours[]): DayHours[] =>
  WEEKDAYS.flatMap((day, index) => {
    // January 1, 2024 was a Monday.
    const periods = joinedOn({ hours }, addDays('2024-01-01', index))
    return periods ? { day, periods } : []
  })

/** Days in a row with the same hours, from the first to the last, as 'YYYY-MM-DD'. */
type Run = { from: string; to: string; periods: Period[]; note: string }

const isSame = (one: object | undefined, other: object | undefined) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The days from `first` on whose hours are not those of their weekday: the special ones, and those beside them on which
 * an opening now begins at midnight or does not go on past it.
 */
export function specialRuns(of: Hours, first: string): Run[] {
  const { specialHours = [] } = of
  const around = specialHours.flatMap(({ date }) => [-1, 0, 1].map((by) => addDays(date, by)))
  const dates = [...new Set(around)].filter((date) => date >= first).sort()
  return dates.reduce<Run[]>((runs, date) => {
    const special = specialHours.find((one) => one.date === date)
    const periods = joinedOn(of, date)
    if (!special && isSame(periods, joinedOn({ hours: of.hours }, date))) return runs
    const [last, note] = [runs.at(-1), special?.note ?? '']
    const goesOn = last && addDays(last.to, 1) === date && last.note === note && isSame(last.periods, periods)
    if (goesOn) return [...runs.slice(0, -1), { ...last, to: date }]
    return [...runs, { from: date, to: date, periods: periods ?? [], note }]
  }, [])
}
