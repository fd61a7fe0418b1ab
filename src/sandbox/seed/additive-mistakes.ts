import { t } from 'ttag'
import type { JsonWithLines, Mistake } from '../../tooling/files/json-with-lines.ts'
import { didYouMean } from '../../tooling/files/schema-mistakes.ts'
import { dishesOf, groupsOf, inner, isRecord } from './lists'

/** The marks of additives that a restaurant file explains. */
export const marksOf = (restaurant: unknown): string[] =>
  isRecord(restaurant) && isRecord(restaurant.additives) ? Object.keys(restaurant.additives) : []

/** Reports marks of additives, of dishes and options, that the restaurant file does not explain. */
export function additiveMistakes({ value, lineOf }: JsonWithLines, marks: string[]): Mistake[] {
  if (!isRecord(value)) return []
  const wrong = (mark: string) =>
    marks.length > 0
      ? t`"${mark}" is not one of ${marks.join(', ')}, the "additives" in restaurant.json.`
      : t`"${mark}" needs its meaning in the "additives" of restaurant.json.`
  return [...dishesOf(value), ...inner(groupsOf(value), 'options')].flatMap(({ one, at }) => {
    const all = Array.isArray(one.additives) ? (one.additives as unknown[]) : []
    return all.flatMap((mark, place) => {
      if (typeof mark !== 'string' || marks.includes(mark)) return []
      const cause = wrong(mark) + didYouMean(mark, marks)
      return { line: lineOf([...at, 'additives', place]), text: `'${String(one.name)}': ${cause}`, cause }
    })
  })
}
