import type { QuoteRequest } from '../../api/types'

export const TIP_PRESETS = [10, 15, 20] as const

/**
 * None, a preset in percent, or a custom amount as typed, with its value in minor units once it is valid, and whether the
 * customer has said that a large one is right.
 */
export type TipChoice =
  | { kind: 'none' }
  | { kind: 'percent'; percent: number }
  | { kind: 'custom'; text: string; amount: number | null; isConfirmed?: boolean }

/** False while the custom amount is not valid yet. */
export const isTip = (choice: TipChoice) => choice.kind !== 'custom' || choice.amount !== null

/** Whether a tip is so large that it may be a slip: more than the dishes cost. It is asked for before the order is placed. */
export const isToConfirm = (choice: TipChoice, subtotal: number | undefined) =>
  choice.kind === 'custom' && !choice.isConfirmed && subtotal !== undefined && (choice.amount ?? 0) > subtotal

/** The tip as the quote request takes it. An invalid amount counts as none. */
export function tipRequest(choice: TipChoice): NonNullable<QuoteRequest['tip']> {
  if (choice.kind === 'percent') return { percent: choice.percent }
  return { amount: choice.kind === 'custom' ? (choice.amount ?? 0) : 0 }
}
