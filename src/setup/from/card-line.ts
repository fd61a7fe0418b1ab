import { isCodeList, pricedLine } from './priced-line.ts'
import type { Card, PricedLine } from './types.ts'

/** A dish whose parts are told apart: what its description says of prices is not read as its own. */
export function ofCard({ name, description, price, size, unsure }: Card, digits: number): PricedLine | undefined {
  if (price === '') {
    const tidy = name.replace(/[.…·_\s]{2,}$/, '')
    const none = [{ size: '', text: '' }]
    return { kind: 'dish', name: tidy, description, prices: none, facts: {}, unsure: [], ends: [] }
  }
  const priced = pricedLine(`${name}    ${price}`, digits, true)
  if (!priced) return undefined
  if (size) priced.prices[0]!.size = size
  // The name of a line of its own is all of that line.
  if (unsure) return { ...priced, name, description, unsure: [unsure] }
  if (isCodeList(description)) priced.facts.allergens = [priced.facts.allergens, description].filter(Boolean).join(', ')
  else priced.description = [priced.description, description].filter(Boolean).join(', ')
  return priced
}
