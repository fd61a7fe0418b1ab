import { isCodeList, pricedLine, type PricedLine } from './priced-line.ts'
import { isSize } from './size-words.ts'
import { NUMBERED, isHeadingText, isSentence, isTerms } from './text-kinds.ts'
import type { DishEntry, Entry } from './types.ts'

/** A line of a text; `isHeading` where the file says so. */
export type Line = { line: number; text: string; isHeading?: boolean }
type Read = Line & { priced?: PricedLine | undefined; isBlank: boolean }
type Sizes = { size: string; end: number }[]

const cellsOf = (text: string) =>
  [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: cell, index }) => ({ cell, end: index + cell.length }))

/** The sizes that a line names above columns of prices, and the heading beside them. */
function sizesAbove(text: string): { heading: string; sizes: Sizes } | undefined {
  const cells = cellsOf(text)
  const first = cells.findIndex(({ cell }) => isSize(cell))
  const sizes = cells.slice(first)
  if (first === -1 || first > 1 || sizes.filter(({ cell }) => isSize(cell)).length < 2) return undefined
  return { heading: cells[first - 1]?.cell ?? '', sizes: sizes.map(({ cell, end }) => ({ size: cell, end })) }
}

/** Names of columns that are no known sizes, such as 'Chicken  Lamb  Prawn': above as many prices. */
function namesAbove(text: string, next: Read[]): { heading: string; sizes: Sizes } | undefined {
  const cells = cellsOf(text)
  const ends = next.find(({ isBlank }) => !isBlank)?.priced?.ends ?? []
  const count = ends.length
  if (count < 2 || cells.length < count || cells.length > count + 1) return undefined
  const sizes = cells.slice(-count)
  const isAbove = sizes.every(({ end, cell }, at) => end + 6 >= ends[at]! && end - cell.length - 6 <= ends[at]!)
  if (!isAbove || sizes.some(({ cell }) => cell.length > 24)) return undefined
  return { heading: cells.slice(0, -count)[0]?.cell ?? '', sizes: sizes.map(({ cell, end }) => ({ size: cell, end })) }
}

/** Gives prices without a size those of the columns above them: each the nearest that is free. */
function withSizes({ ends, ...dish }: PricedLine, sizes: Sizes): Omit<DishEntry, 'line'> {
  if (sizes.length === 0 || dish.prices.some(({ size }) => size !== '') || dish.prices.length > sizes.length)
    return dish
  const isFull = dish.prices.length === sizes.length
  const nearest = (end: number) =>
    sizes.toSorted((one, other) => Math.abs(one.end - end) - Math.abs(other.end - end))[0]!
  const found = dish.prices.map((_, at) => (isFull ? sizes[at]! : nearest(ends[at]!)))
  const isClear = new Set(found).size === found.length
  const far = found.some((one, at) => Math.abs(one.end - ends[at]!) > 4)
  if (!isClear) return dish
  const prices = dish.prices.map(({ text }, at) => ({ size: found[at]!.size, text }))
  const about = prices.map(({ size }) => size).join(', ')
  return {
    ...dish,
    prices,
    unsure: [...dish.unsure, ...(far && !isFull ? [{ cause: 'size column' as const, about }] : [])],
  }
}

/** What the lines of a text are. `skipped` are lines that are read already, such as a legend. */
export function textEntries(lines: Line[], digits: number, skipped: Set<number>): Entry[] {
  const kept = lines.filter(({ line }) => line === 0 || !skipped.has(line))
  const bare = kept.filter(({ text }) => /\p{L}.*\s[1-9]\d{0,3}\s*$/u.test(text)).length
  const named = (isWhole: boolean) => kept.map(({ text }) => pricedLine(text, digits, isWhole)).filter(Boolean).length
  // Prices without decimals and signs count where most of the file has them.
  const isWhole = bare > 3 && named(false) < bare
  const read: Read[] = kept.map((one) => ({
    ...one,
    isBlank: one.text.trim() === '',
    priced: one.isHeading || isTerms(one.text) ? undefined : pricedLine(one.text, digits, isWhole),
  }))
  const alone = read.filter(({ priced }) => priced?.name === '').length
  const isPriceBelow = alone * 2 > read.filter(({ priced }) => priced).length
  return isPriceBelow ? pricesBelow(read) : pricesBeside(read)
}

/** Texts whose prices stand in the line of the dish. */
function pricesBeside(lines: Read[]): Entry[] {
  const entries: Entry[] = []
  let sizes: Sizes = []
  let isApart = true
  for (const [at, { line, text, priced, isBlank, isHeading }] of lines.entries()) {
    const [before, next] = [entries.at(-1), lines[at + 1]]
    const above = priced ? undefined : (sizesAbove(text) ?? namesAbove(text, lines.slice(at + 1, at + 4)))
    if (isBlank) {
      isApart = true
      continue
    }
    if (priced) {
      const dish = withSizes(priced, sizes)
      const name = before?.kind === 'text' && !isApart && isNameOf(before.text, dish.name) ? before.text : ''
      if (name) {
        entries.pop()
        const description = [dish.name, dish.description].filter(Boolean).join(', ')
        const unsure = NUMBERED.test(name) ? [] : [{ cause: 'wrapped' as const, about: name }]
        entries.push({ ...dish, line: before!.line, name, description, unsure: [...dish.unsure, ...unsure] })
      } else entries.push({ ...dish, line })
    } else if (above) {
      sizes = above.sizes
      if (above.heading) entries.push({ kind: 'heading', line, text: above.heading })
    } else if (
      isHeading ||
      isHeadingText(text, {
        isApart,
        next: next?.isBlank ? lines[at + 2]?.text : next?.text,
        isNextDish: Boolean(next?.priced),
        isNextBlank: next?.isBlank ?? true,
      })
    ) {
      if (before?.kind !== 'heading' || isHeading) sizes = []
      entries.push({ kind: 'heading', line, text: headingOf(text) })
    } else if (before?.kind === 'dish' && !isApart && isCodeList(text)) {
      before.facts.allergens = [before.facts.allergens, text.trim()].filter(Boolean).join(', ')
    } else if (
      (isApart || before?.kind === 'unread') &&
      before?.kind !== 'heading' &&
      !(next && !next.isBlank && NUMBERED.test(text))
    ) {
      entries.push({ kind: 'unread', line, text: text.trim(), why: 'in no dish and no heading' })
    } else entries.push({ kind: 'text', line, text: text.trim() })
    isApart = false
  }
  return entries
}

export const headingOf = (text: string) =>
  text
    .trim()
    .replace(/^#+\s*|^[*~=•–—-]+\s*|\s*[*~=:•–—-]+$/g, '')
    .replace(/\s{2,}/g, ' ')

/** Whether a line is the name of the dish whose description and price are in the next. */
const isNameOf = (text: string, next: string) =>
  next === '' ||
  (NUMBERED.test(text) && !NUMBERED.test(next)) ||
  (/^\p{Ll}/u.test(next) && !isSentence(text) && text.length < 50)

/** Texts whose prices stand in a line of their own: name, description, price. */
function pricesBelow(lines: Read[]): Entry[] {
  const entries: Entry[] = []
  let pending: Read[] = []
  const flush = () => {
    for (const { line, text } of pending) {
      if (text.trim() !== '') entries.push({ kind: 'unread', line, text: text.trim(), why: 'no price below it' })
    }
    pending = []
  }
  for (const one of lines) {
    const { priced, line } = one
    if (!priced || priced.name !== '') {
      if (priced) {
        flush()
        const { ends: _, ...dish } = priced
        entries.push({ ...dish, line })
      } else if (one.isHeading) {
        flush()
        entries.push({ kind: 'heading', line, text: headingOf(one.text) })
      } else pending.push(one)
      continue
    }
    const texts = paragraphs(pending)
    let own = texts.pop() ?? []
    // A description alone in its paragraph has its name in the one before.
    if (own.length > 0 && isSentence(own[0]!.text) && texts.length > 0) own = [...texts.pop()!, ...own]
    if (
      own.length > 2 &&
      isHeadingText(own[0]!.text, { isCapsOnly: true }) &&
      !isHeadingText(own[1]!.text, { isCapsOnly: true })
    ) {
      texts.push([own.shift()!])
    }
    for (const part of texts) entries.push(...part.map((text) => aside(text, part.length)))
    pending = []
    const [name, ...rest] = own
    const { ends: _, ...dish } = priced
    const last = entries.at(-1)
    if (!name && last?.kind === 'dish') {
      last.prices.push(...dish.prices)
      continue
    }
    if (!name && dish.description) {
      entries.push({ ...dish, line, name: dish.description, description: '', unsure: [] })
      continue
    }
    const description = [...rest.map(({ text }) => text.trim()), dish.description].filter(Boolean).join(' ')
    entries.push({ ...dish, line: name?.line ?? line, name: name?.text.trim() ?? '', description })
  }
  flush()
  return entries
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
  return { kind: 'unread', line, text: short, why: 'in no dish and no heading' }
}
