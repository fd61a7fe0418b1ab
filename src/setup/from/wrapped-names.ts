import { NUMBERED, numberedName } from './text-kinds.ts'
import type { DishEntry, Entry, Read } from './types.ts'

/**
 * Returns a check for lines that begin with a dish number. On a menu that writes numbers with a dot ('12. Shrimps'), a
 * line without one ('4 Jumbo shrimp') does not count as numbered.
 */
export function numbersOf(lines: Read[]): (text: string) => boolean {
  const numbered = lines.filter(({ text }) => NUMBERED.test(text))
  const isDotted = (text: string) => /^\s*\S*\d[a-z]?[.)]\s/i.test(text)
  const areDotted = numbered.filter(({ text }) => isDotted(text)).length * 2 > numbered.length
  return (text) => numbered.length > 2 && NUMBERED.test(text) && (!areDotted || isDotted(text))
}

/** A dish whose name stands in the line before. */
export function withName(dish: Omit<DishEntry, 'line'>, { line, text }: { line: number; text: string }): DishEntry {
  const [bare = '', ...said] = text.replace(/,$/, '').split(/(?<=\p{L})\s{2,}/u)
  // What ends in a comma may go on in the next line.
  const isWhole = NUMBERED.test(text) && bare === text.trim()
  return {
    ...dish,
    line,
    name: numberedName(bare),
    description: [...said, dish.name, dish.description].filter(Boolean).join(', '),
    unsure: [...dish.unsure, ...(isWhole ? [] : [{ cause: 'wrapped' as const, about: text }])],
  }
}

type Unnamed = Omit<DishEntry, 'line'> & { words?: string[] }

/** 'Chicken 5.95   Prawn 6.95' as the sizes of the dish above. */
function inSizes({ unsure, prices, ...dish }: Unnamed, words: string[]): Omit<DishEntry, 'line'> {
  const guess = { cause: 'variants' as const, about: words.join(', ') }
  return {
    ...{ ...dish, name: '', description: '' },
    prices: prices.map(({ text }, at) => ({ size: words[at]!, text })),
    unsure: [...unsure.filter(({ cause }) => cause !== 'price words'), guess],
  }
}

/** A dish whose number and name stand some lines above its price: takes these lines from the entries. */
export function fromNumberAbove(
  dish: Unnamed,
  entries: Entry[],
  isNumbered: (text: string) => boolean,
): DishEntry | undefined {
  const last = entries.findLastIndex(({ kind }) => kind !== 'text')
  const first = entries.findIndex((one, at) => at > last && one.kind === 'text' && isNumbered(one.text))
  if (first === -1 || isNumbered(dish.name)) return undefined
  const [above, ...said] = entries.splice(first).flatMap((one) => (one.kind === 'text' ? [one] : []))
  const own = dish.words ? inSizes(dish, dish.words) : dish
  const name = [...said.map(({ text }) => text), own.name].join(' ').trim()
  return withName({ ...own, name }, above!)
}
