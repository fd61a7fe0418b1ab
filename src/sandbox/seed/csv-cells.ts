/** Splits a cell into the parts of its list, without empty ones. */
export const listOf = (text = '', between: RegExp = /[,;]/) =>
  text
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean)

/** The unit that each column may name, and how it is written. */
const WRITTEN = {
  caffeine: [/^(\d+(?:[.,]\d+)?)\s*(?:mg(?:\s*\/\s*100\s*ml)?)?$/i, 'mg in 100 ml. It is written like 32.'],
  alcohol: [/^(\d+(?:[.,]\d+)?)\s*(?:%|vol\b|\.|\s)*$/i, 'percent by volume. It is written like 5.2.'],
} as const

/** The number in a cell, 5.2 for '5,2 % vol'. Reports what is none. */
export function amountIn(cell: string, column: keyof typeof WRITTEN, tell: (text: string) => void): number {
  const [form, expected] = WRITTEN[column]
  const [, amount] = form.exec(cell) ?? []
  if (amount === undefined) tell(`"${cell}" in "${column}" is not ${expected}`)
  return Number((amount ?? '0').replace(',', '.'))
}
