import { t } from 'ttag'
import type { JsonWithLines, Mistake } from '../../tooling/files/json-with-lines.ts'
import type { Loose } from './lists'
import { periodOf } from './periods'
import { DAYS, EVERY_DAY } from './short-restaurant'

/** An opening period, in minutes since Monday 00:00. `key` is the field it comes from. */
type Period = { key: string; day: string; text: string; from: number; to: number }

const DAY = 24 * 60
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The opening periods of a week. A period that closes before it opens ends on the next day. */
const weekOf = (hours: Loose): Period[] =>
  DAYS.flatMap((day, index) => {
    const key = day in hours ? day : EVERY_DAY
    return [hours[key] ?? []].flat().flatMap((text) => {
      if (typeof text !== 'string') return []
      const { opens, closes } = periodOf(text)
      const from = index * DAY + minutes(opens)
      return { key, day, text, from, to: index * DAY + minutes(closes) + (closes <= opens ? DAY : 0) }
    })
  })

/** Reports hours that overlap, also with the next day, and a restaurant that never opens. */
export function hoursMistakes(hours: Loose, lineOf: JsonWithLines['lineOf']): Mistake[] {
  const periods = weekOf(hours)
  const isKnown = Object.keys(hours).every((key) => key === EVERY_DAY || DAYS.some((day) => day === key))
  if (periods.length === 0 && isKnown) {
    const text = t`There are no hours, so nobody can order. Write them like "EVERY_DAY": "11:00-22:30".`
    return [{ line: lineOf(['hours']), text }]
  }
  const week = periods
    .filter(({ from, to }) => Number.isFinite(from + to))
    .toSorted((one, other) => one.from - other.from)
  const [first] = week
  const followers = [...week.slice(1), ...(first ? [{ ...first, from: first.from + 7 * DAY }] : [])]
  const overlaps = week.flatMap(({ key, text, to }, at) => {
    const next = followers[at]!
    if (next.from >= to) return []
    const other = next.key === key ? next.text : t`${next.text} of ${next.day}`
    return { key, text: `${key}: ${t`${text} and ${other} overlap.`}` }
  })
  const once = new Map(overlaps.map((one) => [one.text, one.key]))
  return [...once].map(([text, key]) => ({ line: lineOf(['hours', key]), text }))
}
