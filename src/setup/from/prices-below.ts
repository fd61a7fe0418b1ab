import { t } from 'ttag'
import { isSectionName } from './section-words.ts'
import { isSize } from './size-words.ts'
import { headingOf, isCaps, isHeadingText, isSentence } from './text-kinds.ts'
import type { DishEntry, Entry, PricedLine, Read } from './types.ts'

/** Texts whose prices stand in a line of their own: name, description, price. */
export function pricesBelow(lines: Read[]): Entry[] {
  const entries: Entry[] = []
  const usual: Usual = { areNamesCaps: areMostlyCaps(lines), height: usualHeight(lines) }
  let pending: Read[] = []
  const flush = () => {
    for (const { line, text } of pending) {
      if (text.trim() !== '') entries.push({ kind: 'unread', line, text: text.trim(), why: t`no price below it` })
    }
    pending = []
  }
  /** The dish whose name is the first of the lines above its price. */
  const addDish = (line: number, dish: Omit<DishEntry, 'line'>) => {
    const { before, name, rest, isOdd } = partsAbove(pending, usual)
    entries.push(...before)
    pending = []
    const last = entries.at(-1)
    if (!name && last?.kind === 'dish') last.prices.push(...dish.prices)
    else if (!name && dish.description) {
      entries.push({ ...dish, line, name: dish.description, description: '', unsure: [] })
    } else {
      const description = [...rest.map(({ text }) => text.trim()), dish.description].filter(Boolean).join(' ')
      const about = name?.text.trim() ?? ''
      const unsure = [...dish.unsure, ...(isOdd ? [{ cause: 'wrapped' as const, about }] : [])]
      entries.push({ ...dish, line: name?.line ?? line, name: about, description, unsure })
    }
  }
  for (const one of lines) {
    const { priced, line } = one
    if (!priced) {
      if (one.isHeading) {
        flush()
        entries.push({ kind: 'heading', line, text: headingOf(one.text) })
      } else pending.push(one)
      continue
    }
    const { ends: _, ...dish } = priced
    if (dish.name === '') addDish(line, dish)
    else if (isOfSize(priced)) addDish(line, ofSize(dish))
    else {
      flush()
      entries.push({ ...dish, line })
    }
  }
  flush()
  return entries
}

/** 'Small 4.50': the price of one size of the dish above. */
export const isOfSize = ({ name, prices, description }: PricedLine) =>
  prices.length === 1 && prices[0]!.size === '' && description === '' && isSize(name)
export const ofSize = (dish: Omit<DishEntry, 'line'>): Omit<DishEntry, 'line'> => ({
  ...dish,
  name: '',
  prices: dish.prices.map(({ text }) => ({ size: dish.name, text })),
})

/** Whether names, which stand above descriptions and prices, are in capitals, as headings are elsewhere. */
function areMostlyCaps(lines: Read[]): boolean {
  const names = lines.flatMap(({ priced }, at) => {
    const above = lines[at - 1]
    return priced?.name === '' && above && !above.isBlank && !above.priced ? [above.text.trim()] : []
  })
  return names.filter((text) => isCaps(text)).length * 4 > names.length
}

/** How the dishes of a file stand above their prices: their names in capitals, and in how many lines. */
type Usual = { areNamesCaps: boolean; height: number }

/** In how many lines most dishes stand above their prices; 0 if that differs. */
function usualHeight(lines: Read[]): number {
  const heights: number[] = []
  let height = 0
  for (const { priced, isBlank } of lines) {
    if (priced?.name === '') heights.push(height)
    height = priced || isBlank ? 0 : height + 1
  }
  const count = (one: number) => heights.filter((other) => other === one).length
  const most = heights.toSorted((one, other) => count(other) - count(one))[0] ?? 0
  return heights.length > 4 && count(most) * 10 > heights.length * 6 ? most : 0
}

/** 'The fish' below 'Les poissons'. */
const isTranslated = (text: string) => isSectionName(text) || /^(?:the|les|die|our) \p{L}+$/iu.test(text.trim())

/** What stands above a price: headings and texts, then the dish's name and its description. */
function partsAbove(
  lines: Read[],
  { areNamesCaps, height }: Usual,
): { before: Entry[]; name?: Read; rest: Read[]; isOdd: boolean } {
  const texts = paragraphs(lines)
  let own = texts.pop() ?? []
  // A description alone in its paragraph has its name in the one before.
  const isBelowName = own.length === height - 1 && texts.at(-1)?.length === 1 && !isSectionName(texts.at(-1)![0]!.text)
  if (own.length > 0 && texts.length > 0 && (isSentence(own[0]!.text) || isBelowName)) own = [...texts.pop()!, ...own]
  const before = texts.flatMap((part) => part.map((text) => aside(text, part.length)))
  const isSection = (one: Read) => isSectionName(one.text)
  const isHead = (one: Read) => isHeadingText(one.text, { isCapsOnly: true })
  const isAbove = ([first, second]: Read[]) =>
    isSection(first!)
      ? before.at(-1)?.kind !== 'heading' || isHead(first!)
      : isHead(first!) && (!isHead(second!) || isSection(second!))
  // One line more than other dishes have.
  const isMore = () => height > 1 && own.length === height + 1 && !isSentence(own[0]!.text)
  while (own.length > (areNamesCaps ? 2 : 1) && (isAbove(own) || isMore())) {
    const { line, text } = own.shift()!
    before.push({ kind: 'heading', line, text: headingOf(text) })
  }
  // The name of a section in another language.
  while (own.length > Math.max(height, 1) && before.at(-1)?.kind === 'heading' && isTranslated(own[0]!.text)) {
    const { line, text } = own.shift()!
    before.push({ kind: 'text', line, text: text.trim() })
  }
  // What is said below a heading ends as a sentence, and a name does not.
  while (own.length > 1 && before.at(-1)?.kind === 'heading' && /\p{L}{2}[.!]$/u.test(own[0]!.text.trim())) {
    const { line, text } = own.shift()!
    before.push({ kind: 'text', line, text: text.trim() })
  }
  const [name, ...rest] = own
  const isOdd = height > 0 && name !== undefined && own.length !== height
  return { before, rest, isOdd, ...(name && { name }) }
}

function paragraphs(lines: Read[]): Read[][] {
  const found: Read[][] = [[]]
  for (const one of lines) {
    if (one.isBlank) found.push([])
    else found.at(-1)!.push(one)
  }
  return found.filter((part) => part.length > 0)
}

/** A paragraph between two dishes: a heading where it is one short line. */
function aside({ line, text }: Read, length: number): Entry {
  const short = text.trim()
  if (length === 1 && !isSentence(short) && short.length < 50) return { kind: 'heading', line, text: headingOf(short) }
  return { kind: 'unread', line, text: short, why: t`in no dish and no heading` }
}
