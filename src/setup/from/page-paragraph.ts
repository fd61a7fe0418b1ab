import { pricesIn } from './amounts.ts'
import { hasName, isPriceText } from './page-prices.ts'
import type { Card } from './types.ts'

/** A dish whose parts are lines of one paragraph: its name, what is said about it, and its prices at the end. */
export function dishInLines(lines: string[], digits: number): Card | undefined {
  const isPrice = (text: string) => isPriceText(text, digits) && pricesIn(text, digits).length > 0
  const first = lines.findIndex(isPrice)
  const [name = '', ...said] = lines.slice(0, Math.max(first, 0))
  const prices = lines.slice(first)
  if (!hasName(name) || !prices.every(isPrice)) return undefined
  return { name, description: said.join(' '), price: prices.join(' / ') }
}
