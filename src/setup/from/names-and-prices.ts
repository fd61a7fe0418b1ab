import { cutName } from './name-cut.ts'
import { isCaps, isNameLike, NUMBERED } from './text-kinds.ts'
import { isSize } from './size-words.ts'
import type { DishEntry, PricedLine, Read } from './types.ts'

/** 'Small 4.50': the price of one size of the dish above. */
export const isOfSize = ({ name, prices, description }: PricedLine) =>
  prices.length === 1 && prices[0]!.size === '' && description === '' && isSize(name)
export const ofSize = (dish: Omit<DishEntry, 'line'>): Omit<DishEntry, 'line'> => ({
  ...dish,
  name: '',
  prices: dish.prices.map(({ text }) => ({ size: dish.name, text })),
})

/** A line of a price without a name. */
export const isAlone = ({ priced }: Read) => priced !== undefined && (priced.name === '' || isOfSize(priced))

/** 'Allergene: A, G' */
export const isAllergenLine = (text: string) =>
  /^\s*\(?(?:enthält|allergene?|contains|allergens?|contient|allergènes|contiene|alérgenos|allergeni|alerjenler|içerir|يحتوي على|مسببات الحساسية)\s*:/i.test(
    text,
  )

/** The texts before each price that stands alone, and those after the last. */
export function gapsOf(lines: Read[]): { before: Read[][]; after: Read[] } {
  const before: Read[][] = []
  let gap: Read[] = []
  for (const one of lines) {
    if (isAlone(one)) before.push(gap)
    if (one.priced || one.isHeading) gap = []
    else if (!one.isBlank) gap.push(one)
  }
  return { before, after: gap }
}

/** Whether the first or the last line of a gap is the name: 1 for the last, -1 for the first, 0 if both may be. */
function voteOf(gap: Read[]): number {
  const [first, last] = [cutName(gap[0]!.text).name, cutName(gap.at(-1)!.text).name]
  const told = gap.findIndex(({ text }) => isAllergenLine(text))
  if (told !== -1) return told < gap.length - 1 ? 1 : -1
  if (isCaps(first) !== isCaps(last)) return isCaps(last) ? 1 : -1
  return Number(isNameLike(last)) - Number(isNameLike(first))
}

/**
 * Where names stand in a text whose prices have lines of their own: right above the price, with what is said about the
 * dish below it, or above what is said, which the price ends. Some texts leave it open.
 */
export function placeOfNames(lines: Read[]): { isRightAbove: boolean; isOpen: boolean; areNumbered: boolean } {
  const { before, after } = gapsOf(lines)
  const numbers = lines.filter(({ text }) => NUMBERED.test(text)).length
  if (numbers * 2 > before.length) return { isRightAbove: false, isOpen: false, areNumbered: true }
  const inner = before.slice(1).filter(({ length }) => length > 0)
  const votes = inner.filter(({ length }) => length > 1).map(voteOf)
  const last = after[0] && !isNameLike(after[0].text) ? 1 : 0
  const first = before[0]?.length && !isNameLike(cutName(before[0].at(-1)!.text).name) ? -1 : 0
  const count = (one: number) => [...votes, last, first].filter((vote) => vote === one).length
  const [above, below] = [count(1), count(-1)]
  const isSingle = inner.filter(({ length }) => length === 1).length * 2 >= inner.length
  const isRightAbove = above === below ? isSingle : above > below
  return { isRightAbove, isOpen: Math.min(above, below) * 3 > Math.max(above, below), areNumbered: false }
}
