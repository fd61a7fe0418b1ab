import { t } from 'ttag'
import { isSize } from './size-words.ts'
import { headingOf, isCaps, isHeadingText, isSentence } from './text-kinds.ts'
import type { DishEntry, Entry, PricedLine, Read } from './types.ts'

/** Texts whose prices stand in a line of their own: name, description, price. */
export function pricesBelow(lines: Read[]): Entry[] {
  const entries: Entry[] = []
  const areNamesCaps = areMostlyCaps(lines)
  let pending: Read[] = []
  const flush = () => {
    for (const { line, text } of pending) {
      if (text.trim() !== '') entries.push({ kind: 'unread', line, text: text.trim(), why: t`no price below it` })
    }
    pending = []
  }
  /** The dish whose name is the first of the lines above its price. */
  const addDish = (line: number, dish: Omit<DishEntry, 'line'>) => {
    const { before, name, rest } = partsAbove(pending, areNamesCaps)
    entries.push(...before)
    pending = []
    const last = entries.at(-1)
    if (!name && last?.kind === 'dish') last.prices.push(...dish.prices)
    else if (!name && dish.description) {
      entries.push({ ...dish, line, name: dish.description, description: '', unsure: [] })
    } else {
      const description = [...rest.map(({ text }) => text.trim()), dish.description].filter(Boolean).join(' ')
      entries.push({ ...dish, line: name?.line ?? line, name: name?.text.trim() ?? '', description })
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

/** What stands above a price: headings and texts, then the dish's name and its description. */
function partsAbove(lines: Read[], areNamesCaps: boolean): { before: Entry[]; name?: Read; rest: Read[] } {
  const texts = paragraphs(lines)
  let own = texts.pop() ?? []
  // A description alone in its paragraph has its name in the one before.
  if (own.length > 0 && isSentence(own[0]!.text) && texts.length > 0) own = [...texts.pop()!, ...own]
  const before = texts.flatMap((part) => part.map((text) => aside(text, part.length)))
  const isHead = (one: Read) => isHeadingText(one.text, { isCapsOnly: true })
  while (own.length > (areNamesCaps ? 2 : 1) && isHead(own[0]!) && !isHead(own[1]!)) {
    const { line, text } = own.shift()!
    before.push({ kind: 'heading', line, text: headingOf(text) })
  }
  // What is said below a heading ends as a sentence, and a name does not.
  while (own.length > 1 && before.at(-1)?.kind === 'heading' && /\p{L}{2}[.!]$/u.test(own[0]!.text.trim())) {
    const { line, text } = own.shift()!
    before.push({ kind: 'text', line, text: text.trim() })
  }
  const [name, ...rest] = own
  return { before, rest, ...(name && { name }) }
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
