import { addDays } from './calendar'
import { calendarDays, joinedWeek, type Hours, type Period } from './opening-hours'
import { weekdayIn } from './weekdays'

/** Days in a row with the same hours, from the first to the last, as 'YYYY-MM-DD'. */
type Run = { from: string; to: string; periods: Period[]; note: string }

const isSame = (one: object | undefined, other: object | undefined) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The days from `first` on whose hours are not those of their weekday: the special ones, and those beside them on which
 * an opening now begins at midnight or does not go on past it.
 */
export function specialRuns(of: Hours, first: string): Run[] {
  const { specialHours = [] } = of
  const week = joinedWeek(of.hours)
  const around = specialHours.flatMap(({ date }) => [-1, 0, 1].map((by) => addDays(date, by)))
  const dates = [...new Set(around)].filter((date) => date >= first).sort()
  return dates.reduce<Run[]>((runs, date) => {
    const special = specialHours.find((one) => one.date === date)
    const { periods } = calendarDays(of, date, 1)[0]!
    const usual = week.find(({ day }) => day === weekdayIn(date, 'UTC'))?.periods
    if (!special && isSame(periods, usual)) return runs
    const [last, note] = [runs.at(-1), special?.note ?? '']
    const goesOn = last && addDays(last.to, 1) === date && last.note === note && isSame(last.periods, periods)
    if (goesOn) return [...runs.slice(0, -1), { ...last, to: date }]
    return [...runs, { from: date, to: date, periods: periods ?? [], note }]
  }, [])
}
