import { t } from 'ttag'
import type { JsonWithLines, Mistake } from '../../tooling/files/json-with-lines.ts'
import { isRecord, type Loose } from './lists'
import { periodsOf } from './periods'
import { datesOf, isDate, isYearly, MOST_DAYS } from './special-days'

const HOW = t`Write a day like "2026-12-24", or the first and the last one like "2026-08-03/2026-08-17"; without the year they hold each year.`

/** What is wrong with the name of a day or a range; null when nothing is. */
function keyMistake(key: string): string | null {
  const dates = key.split('/')
  const wrong = dates.find((date) => !isDate(date))
  if (wrong !== undefined && /^(\d{4}-)?\d\d-\d\d$/.test(wrong))
    return `${t`"${wrong}" is not a day of the calendar.`} ${HOW}`
  if (wrong !== undefined || dates.length > 2) return `${t`"${key}" is not a day.`} ${HOW}`
  const [from, to] = dates as [string, string?]
  if (to === undefined) return null
  if (isYearly(from) !== isYearly(to)) return `${t`"${key}" has one day with a year and one without.`} ${HOW}`
  if (isYearly(from)) return null
  if (to < from) return `${t`"${key}" ends before it begins.`} ${HOW}`
  return datesOf(key).at(-1) === to ? null : t`"${key}" has more than ${MOST_DAYS} days. Change "hours" instead.`
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Two periods of one day that overlap. */
function overlapIn(value: unknown): string | null {
  const spans = periodsOf(isRecord(value) ? value.hours : value)
    .map(({ opens, closes }) => {
      const from = minutes(opens)
      return { text: `${opens}-${closes}`, from, to: minutes(closes) + (closes <= opens ? 24 * 60 : 0) }
    })
    .toSorted((one, other) => one.from - other.from)
  const at = spans.findIndex(({ to }, index) => (spans[index + 1]?.from ?? Infinity) < to)
  return at < 0 ? null : t`${spans[at]!.text} and ${spans[at + 1]!.text} overlap.`
}

/** Reports days that do not exist or are named twice, and hours of one day that overlap. */
export function specialMistakes(special: Loose, { lineOf }: Pick<JsonWithLines, 'lineOf'>): Mistake[] {
  const named = { yearly: new Map<string, string>(), once: new Map<string, string>() }
  return Object.entries(special).flatMap(([key, value]) => {
    const tell = (text: string) => [{ line: lineOf(['specialHours', key]), text }]
    const mistake = keyMistake(key)
    if (mistake !== null) return tell(mistake)
    const dates = datesOf(key)
    const before = isYearly(key) ? named.yearly : named.once
    const twice = dates.find((date) => before.has(date))
    if (twice !== undefined) return tell(t`"${key}" and "${before.get(twice)}" both name ${twice}. Name each day once.`)
    for (const date of dates) before.set(date, key)
    const overlap = overlapIn(value)
    return overlap === null ? [] : tell(`${key}: ${overlap}`)
  })
}
