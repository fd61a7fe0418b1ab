import type { Schemas } from '../../api/types'
import { isRecord } from './lists'

type Content = NonNullable<Schemas['Content']>

/** '0.5 l', '330 ml' or '1,5 kg'. Of '1.500 g' nobody knows whether it is a thousand and a half or one and a half. */
const CONTENT =
  /^(?!0+(?:[.,]0+)?\s*[a-z])(?:(?<few>\d{1,5}(?:[.,]\d{1,2})?)\s*(?<small>ml|g)|(?<many>\d{1,5}(?:[.,]\d{1,3})?)\s*(?<large>cl|l|kg))$/

/** A content as a text of a file; in ECMA's syntax, for its schema. */
export const CONTENT_PATTERN = CONTENT.source.replace(/\?<\w+>/g, '')

/** The content that a text says. Anything else stays as it is. */
export function contentOf(written: unknown): unknown {
  const { few, small, many, large } = (typeof written === 'string' && CONTENT.exec(written)?.groups) || {}
  const [amount = '', unit = ''] = [few ?? many, small ?? large]
  if (!amount) return written
  const number = Number(amount.replace(',', '.'))
  return unit === 'cl'
    ? ({ amount: number * 10, unit: 'ML' } satisfies Content)
    : { amount: number, unit: unit.toUpperCase() }
}

/** Whether a value of a dish is given for each of its servings, by their names. */
export const isByServing = (value: unknown): value is Record<string, unknown> => isRecord(value) && !('amount' in value)
