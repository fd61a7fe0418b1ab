import { t } from 'ttag'
import { cutName } from './name-cut.ts'
import { isAlone } from './names-and-prices.ts'
import { isSectionName } from './section-words.ts'
import { headingOf, isCaps, isHeadingText, isNameLike, isSentence, numberedName } from './text-kinds.ts'
import type { Entry, Read } from './types.ts'

/** Whether names, which stand above descriptions and prices, are in capitals, as headings are elsewhere. */
export function areMostlyCaps(lines: Read[]): boolean {
  const names = lines.flatMap((_, at) => {
    const above = lines[at - 1]
    return isAlone(lines[at]!) && above && !above.isBlank && !above.priced ? [above.text.trim()] : []
  })
  const firsts = paragraphs(lines).flatMap((part) =>
    part.length > 2 && part.filter(({ priced }) => priced).length === 1 && isAlone(part.at(-1)!) ? [part[0]!.text] : [],
  )
  const share = (texts: string[]) => texts.filter((text) => isCaps(text)).length / (texts.length || 1)
  return share(names) > 0.25 || share(firsts) > 0.6
}

/** How the dishes of a file stand above their prices: their names in capitals, and in how many lines. */
export type Usual = { areNamesCaps: boolean; height: number }

/** In how many lines most dishes stand above their prices; 0 if that differs. */
export function usualHeight(lines: Read[]): number {
  const heights: number[] = []
  let height = 0
  for (const { priced, isBlank } of lines) {
    if (priced?.name === '') heights.push(height)
    height = priced || isBlank ? 0 : height + 1
  }
  const count = (one: number) => heights.filter((other) => other === one).length
  const most = heights.toSorted((one, other) => count(other) - count(one))[0] ?? 0
  return heights.length > 4 && count(most) * 2 >= heights.length ? most : 0
}

/** 'Our fish' */
const isOurs = (text: string) => /^(?:the|les|die|our) \p{L}+(?: \p{L}+)?$/iu.test(text.trim())
/** 'The fish' or 'Starters' below 'Les poissons' or 'Les entrées'. */
export const isTranslated = (text: string) => isSectionName(text) || isOurs(text)

type Above = { before: Entry[]; name?: Read; rest: Read[]; isOdd: boolean }

/** Where dishes have numbers, the last number above a price begins its dish. */
export function fromNumber(lines: Read[], at: number, isBelowHeading: boolean): Above {
  const filled = (from: number, to?: number) => lines.slice(from, to).filter(({ isBlank }) => !isBlank)
  const before = filled(0, at).map((one) =>
    isBelowHeading ? { kind: 'text' as const, line: one.line, text: one.text.trim() } : aside(one, 0),
  )
  const [name, ...rest] = filled(at)
  return { before, name: { ...name!, text: numberedName(name!.text) }, rest, isOdd: false }
}

/** What stands above a price: headings and texts, then the dish's name and its description. */
export function partsAbove(lines: Read[], { areNamesCaps, height }: Usual): Above {
  const texts = paragraphs(lines)
  let own = texts.pop() ?? []
  // A description alone in its paragraph has its name in the one before.
  const isBelowName = own.length === height - 1 && texts.at(-1)?.length === 1 && !isSectionName(texts.at(-1)![0]!.text)
  if (own.length > 0 && texts.length > 0 && (isSentence(cutName(own[0]!.text).name.replace(/,$/, '')) || isBelowName))
    own = [...texts.pop()!, ...own]
  const before = texts.flatMap((part) => part.map((text) => aside(text, part.length)))
  const isSection = (one: Read) => isSectionName(one.text)
  const isHead = (one: Read) => isHeadingText(one.text, { isCapsOnly: true })
  const isAbove = ([first, second]: Read[]) =>
    isSection(first!)
      ? before.at(-1)?.kind !== 'heading' || isHead(first!)
      : isHead(first!) && (!isHead(second!) || isSection(second!))
  // Capitals end what stands before them.
  const head = areNamesCaps ? -1 : own.findLastIndex((one, at) => at < own.length - 1 && isHead(one))
  if (head > 0) before.push(...own.splice(0, head).map((one) => aside(one, 0)))
  while (own.length > (areNamesCaps ? 2 : 1) && isAbove(own)) {
    const { line, text } = own.shift()!
    before.push({ kind: 'heading', line, text: headingOf(text) })
  }
  // The name of a section in another language.
  while (own.length > Math.max(height, 1) && before.at(-1)?.kind === 'heading' && isOurs(own[0]!.text)) {
    const { line, text } = own.shift()!
    before.push({ kind: 'text', line, text: text.trim() })
  }
  // More lines than other dishes have, and the name may be further down.
  const isFew = own.length > height + 1 || (own[0]?.text.trim().split(/\s+/).length ?? 0) < 4
  const isMore = height > 1 && own.length > height && isFew && isNameLike(cutName(own.at(-height)!.text).name)
  const more = isMore ? own.splice(0, own.length - height) : []
  for (const one of more) before.push(extra(one, before.at(-1)?.kind === 'heading'))
  // What is said below a heading ends as a sentence, and a name does not.
  while (own.length > 1 && before.at(-1)?.kind === 'heading' && /\p{L}{2}[.!]$/u.test(own[0]!.text.trim())) {
    const { line, text } = own.shift()!
    before.push({ kind: 'text', line, text: text.trim() })
  }
  const [name, ...rest] = own
  const isOdd = more.length > 0 || (height > 0 && name !== undefined && own.length !== height)
  return { before, rest, isOdd, ...(name && { name }) }
}

export function paragraphs(lines: Read[]): Read[][] {
  const found: Read[][] = [[]]
  for (const [at, one] of lines.entries()) {
    if (one.isBlank) found.push([])
    else found.at(-1)!.push(one)
    // A long text before other lines is about no dish.
    if (one.text.length > 150 && /[.!]$/.test(one.text.trim()) && lines[at + 2]) found.push([])
  }
  return found.filter((part) => part.length > 0)
}

/** A line above a dish that has more lines than others. */
function extra({ line, text }: Read, isBelowHeading: boolean): Entry {
  const short = text.trim()
  const isLong = short.split(/\s+/).length > 4
  if (isBelowHeading && (isLong || !isNameLike(short))) return { kind: 'text', line, text: short }
  return aside({ line, text } as Read, 1)
}

/** A paragraph between two dishes: a heading where it is one short line. */
function aside({ line, text }: Read, length: number): Entry {
  const short = text.trim()
  if (length === 1 && !isSentence(short) && short.length < 50) return { kind: 'heading', line, text: headingOf(short) }
  return { kind: 'unread', line, text: short, why: t`in no dish and no heading` }
}
