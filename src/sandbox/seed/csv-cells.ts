import { t } from 'ttag'

/** Reports a mistake of a row, and a name for what repeats in others. */
export type TellOf = (text: string, cause?: string) => void

/** Splits a cell into the parts of its list, without empty ones. */
export const listOf = (text = '', between: RegExp = /[,;]/) =>
  text
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean)

/** The unit that each column may name, and what is said of a cell with anything else. */
const WRITTEN = {
  caffeine: [
    /^(\d+(?:[.,]\d+)?)\s*(?:mg(?:\s*\/\s*100\s*ml)?)?$/i,
    (cell: string) => t`"${cell}" in "caffeine" is not mg in 100 ml. It is written like 32.`,
  ],
  alcohol: [
    /^(\d+(?:[.,]\d+)?)\s*(?:%|vol\b|\.|\s)*$/i,
    (cell: string) => t`"${cell}" in "alcohol" is not percent by volume. It is written like 5.2.`,
  ],
} as const

/** The number in a cell, 5.2 for '5,2 % vol'. Reports what is none. */
export function amountIn(cell: string, column: keyof typeof WRITTEN, tell: TellOf): number {
  const [form, wrong] = WRITTEN[column]
  const [, amount] = form.exec(cell) ?? []
  if (amount === undefined) tell(wrong(cell), column)
  return Number((amount ?? '0').replace(',', '.'))
}
