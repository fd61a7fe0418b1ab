import { priceInCell } from './amounts.ts'
import { isSectionName } from './section-words.ts'
import { isSize, namesSize } from './size-words.ts'
import { isCaps } from './text-kinds.ts'
import type { DishEntry, PricedLine, Read } from './types.ts'

export type Sizes = { size: string; end: number }[]

const cellsOf = (text: string) =>
  [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: cell, index }) => ({ cell, end: index + cell.length }))

/** The sizes that a line names above columns of prices, and the heading beside them. */
export function sizesAbove(text: string): { heading: string; sizes: Sizes } | undefined {
  const cells = cellsOf(text)
  const first = cells.findIndex(({ cell }) => isSize(cell))
  const last = cells.findLastIndex(({ cell }) => isSize(cell))
  const sizes = cells.slice(first, last + 1)
  // '0.5 l' alone holds for what follows.
  const isMeasure = cells.length === 1 && /\d/.test(text)
  const isFew = sizes.filter(({ cell }) => isSize(cell)).length < 2 && !isMeasure
  if (first === -1 || first > 1 || isFew) return undefined
  return { heading: cells[first - 1]?.cell ?? '', sizes: sizes.map(({ cell, end }) => ({ size: cell, end })) }
}

/** 'sm lg', 'Soups cup bowl': sizes that end a line above as many prices. */
export function sizesAtEnd(text: string, next: Read[]): { heading: string; sizes: Sizes } | undefined {
  const count = next.find(({ priced }) => priced)?.priced?.prices.length ?? 0
  const words = [...text.matchAll(/\S+/g)].slice(-count)
  if (count < 2 || words.length < count || !words.every(([word]) => isSize(word))) return undefined
  const sizes = words.map(({ 0: size, index }) => ({ size, end: index + size.length }))
  return { heading: text.slice(0, words[0]!.index).trim(), sizes }
}

/** Names of columns that are no known sizes, such as 'Chicken  Lamb  Prawn': above as many prices. */
export function namesAbove(text: string, next: Read[]): { heading: string; sizes: Sizes } | undefined {
  const cells = cellsOf(text)
  // The first heading may stand between.
  const isHead = ({ text: one, priced }: Read) => !priced && (isCaps(one) || isSectionName(one))
  const [first, second] = next.filter(({ isBlank }) => !isBlank)
  const ends = (first && isHead(first) ? second : first)?.priced?.ends ?? []
  const count = ends.length
  // 'ROLLS   hand roll / cut roll'
  const listed = cells.at(-1)?.cell.split(' / ') ?? []
  if (count > 1 && listed.length === count && cells.length < 3)
    return {
      heading: cells.at(-2)?.cell ?? (isCaps(text.replace(/\(.*?\)/g, '')) ? text.trim() : ''),
      sizes: listed.map((size, at) => ({ size, end: ends[at]! })),
    }
  if (count < 2 || cells.length < count || cells.length > count + 1) return undefined
  const sizes = cells.slice(-count)
  const isAbove = sizes.every(({ end, cell }, at) => end + 9 >= ends[at]! && end - cell.length - 9 <= ends[at]!)
  if (!isAbove || sizes.some(({ cell }) => cell.length > 24)) return undefined
  return { heading: cells.slice(0, -count)[0]?.cell ?? '', sizes: sizes.map(({ cell, end }) => ({ size: cell, end })) }
}

/** Whether a line has several prices, each right below a column of its own. */
export function areBelow({ ends, prices }: PricedLine, sizes: Sizes): boolean {
  const isBelow = (at: number, { size, end }: Sizes[number]) =>
    ends[at]! < end + 4 && ends[at]! > Math.min(end - 4, end - size.length)
  const columns = prices.map(({ size }, at) => (size === '' ? sizes.findIndex((one) => isBelow(at, one)) : -1))
  return prices.length > 1 && !columns.includes(-1) && new Set(columns).size === columns.length
}

/** Prices for those who eat there and for those who do not are no sizes: the restaurant has to say which it sells at. */
const PLACE = /take[ -]?away|to go|mitnehmen|außer haus|emporter|para llevar|da asporto|paket|سفري/i

/** '8.5  42' below 'Glass  Bottle': the last price has no decimals, and looked like a code behind the first. */
function withWholeLast(line: PricedLine, sizes: Sizes): PricedLine {
  const { prices, facts, unsure } = line
  const { allergens: text = '', ...rest } = facts
  const dearest = priceInCell(prices.at(-1)?.text ?? '', 2)?.amount ?? Infinity
  if (prices.length !== sizes.length - 1 || !/^\d{2,4}$/.test(text) || Number(text) * 100 <= dearest) return line
  return {
    ...line,
    facts: rest,
    prices: [...prices, { size: '', text }],
    unsure: [...unsure, { cause: 'whole', about: text }],
  }
}

/** Gives prices without a size those of the columns above them: each the nearest that is free. */
export function withSizes(line: PricedLine, sizes: Sizes): Omit<DishEntry, 'line'> {
  const { ends, ...dish } = withWholeLast(line, sizes)
  if (sizes.length === 0 || dish.prices.some(({ size }) => size !== '') || dish.prices.length > sizes.length)
    return dish
  if (dish.prices.length < sizes.length && namesSize(dish.name)) return dish
  const isFull = dish.prices.length === sizes.length
  const nearest = (end: number) =>
    sizes.toSorted((one, other) => Math.abs(one.end - end) - Math.abs(other.end - end))[0]!
  const found = dish.prices.map((_, at) => (isFull ? sizes[at]! : nearest(ends[at]!)))
  const isClear = new Set(found).size === found.length
  const far = found.some((one, at) => Math.abs(one.end - ends[at]!) > 4)
  if (!isClear || (far && !isFull && dish.prices.length === 1)) return dish
  const prices = dish.prices.map(({ text }, at) => ({ size: found[at]!.size, text }))
  const about = prices.map(({ size }) => size).join(', ')
  return {
    ...dish,
    prices,
    unsure: [
      ...dish.unsure,
      ...(far && !isFull ? [{ cause: 'size column' as const, about }] : []),
      ...(PLACE.test(about) ? [{ cause: 'column' as const, about }] : []),
    ],
  }
}
