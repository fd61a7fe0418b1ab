import type { QuoteRequest } from '../../api/types'
import { digitsOf } from '../../lib/money'

export const TIP_PRESETS = [10, 15, 20] as const

/** None, a preset in percent, or a custom amount as typed, with its value in minor units once it is valid. */
export type TipChoice =
  | { kind: 'none' }
  | { kind: 'percent'; percent: number }
  | { kind: 'custom'; text: string; amount: number | null }

/** In minor units. */
const MAX_TIP = 100_000

/** Parses an amount such as '3' or '3.50' into minor units of the currency; null when it is invalid or over `most`. */
export function tipAmount(text: string, currency: string, most = MAX_TIP): number | null {
  const [, whole, part = ''] = /^\s*\p{Sc}?\s*(\d{1,6})(?:[.,](\d+))?\s*$/u.exec(text) ?? []
  const digits = digitsOf(currency)
  if (!whole || part.length > digits) return null
  const amount = Number(whole + part.padEnd(digits, '0'))
  return amount <= most ? amount : null
}

/** False while the custom amount is not valid yet. */
export const isTip = (choice: TipChoice) => choice.kind !== 'custom' || choice.amount !== null

/** The tip as the quote request takes it. An invalid amount counts as none. */
export function tipRequest(choice: TipChoice): NonNullable<QuoteRequest['tip']> {
  if (choice.kind === 'percent') return { percent: choice.percent }
  return { amount: choice.kind === 'custom' ? (choice.amount ?? 0) : 0 }
}
