import type { QuoteRequest } from '../../api/types'

export const TIP_PRESETS = [10, 15, 20] as const

/** 'none', a preset in percent, or a custom amount as typed. */
export type TipChoice = { kind: 'none' } | { kind: 'percent'; percent: number } | { kind: 'custom'; text: string }

const MAX_TIP = 100_000

/** An amount as typed, '3' or '3.50', in minor units; null when it is none. */
export function tipAmount(text: string): number | null {
  const match = /^\s*\$?\s*(\d{1,4})(?:[.,](\d{1,2}))?\s*$/.exec(text)
  if (!match) return null
  const amount = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return amount <= MAX_TIP ? amount : null
}

/** False while a custom amount is being typed that is none yet. */
export const isTip = (choice: TipChoice) => choice.kind !== 'custom' || tipAmount(choice.text) !== null

/** The tip as the quote takes it. What is no amount yet counts as none. */
export function tipRequest(choice: TipChoice): NonNullable<QuoteRequest['tip']> {
  if (choice.kind === 'percent') return { percent: choice.percent }
  return { amount: choice.kind === 'custom' ? (tipAmount(choice.text) ?? 0) : 0 }
}
