import { isSize } from './size-words.ts'
import { isExtraName } from './words.ts'
import type { Line } from './types.ts'

const ONE = /^(?<name>\p{L}.*\S)\s+(?<price>\p{Sc}?\d{1,3}(?:[.,]\d{1,2})?\s?\p{Sc}?)$/u

/** 'Soup . 7 . with bread': a price between dots. */
const DOTTED = /^[\s•·*-]*(?<name>\p{L}.*?)\s[.·•|]\s(?<price>[1-9]\d{0,3})\s[.·•|](?:\s+(?<description>\S.*))?$/u

/** 'Espresso 3 · Latte 3.5 · Tea 3': several dishes in one line, each with its price. */
export function ofListedLine(line: Line): Line[] {
  const { name, price, description = '' } = DOTTED.exec(line.text)?.groups ?? {}
  if (name && price && !line.card) return [{ ...line, card: { name, description, price } }]
  const parts = line.card ? [] : line.text.split(/\s[·•|]\s/).map((part) => ONE.exec(part.trim())?.groups)
  const least = parts.every((part) => part && isExtraName(part.name!)) ? 2 : 3
  const areDishes =
    parts.length >= least && parts.every((part) => part && !isSize(part.name!) && !/[:;]/.test(part.name!))
  if (!areDishes) return [line]
  return parts.map((part) => ({
    line: line.line,
    text: `${part!.name}    ${part!.price}`,
    card: { name: part!.name!, description: '', price: part!.price! },
  }))
}
