import { priceOf, pricesIn } from './amounts.ts'
import { isSectionName } from './section-words.ts'
import { isSize } from './size-words.ts'
import { isCaps, isTerms } from './text-kinds.ts'
import type { Line } from './types.ts'

type Block = { from: number; to: number }

/** The runs of lines that a test holds for. */
function blocksOf(lines: Line[], test: (text: string) => boolean): Block[] {
  const blocks: Block[] = []
  for (const [at, { text }] of lines.entries()) {
    if (!test(text.trim())) continue
    const last = blocks.at(-1)
    if (last?.to === at) last.to = at + 1
    else blocks.push({ from: at, to: at + 1 })
  }
  return blocks.filter(({ from, to }) => to - from > 1)
}

const isHead = (text: string) => !isTerms(text) && (isCaps(text) || isSectionName(text))

/** Columns of a PDF whose text has all names first, and their prices in lines of their own below. */
export function withPriceBlocks(lines: Line[], digits: number): Line[] {
  const blocks = blocksOf(lines, (text) => priceOf(text, digits) !== undefined)
  if (!blocks.some(({ from, to }) => to - from > 2)) return lines
  const joined = [...lines]
  const sizes = blocksOf(lines, isSize)
  const textAt = (at: number) => lines[at]?.text.trim() ?? ''
  const isName = (at: number) =>
    /\p{L}{2}/u.test(textAt(at)) &&
    pricesIn(textAt(at), digits).length === 0 &&
    !isHead(textAt(at)) &&
    !isTerms(textAt(at))
  for (const { from, to } of blocks) {
    const count = to - from
    const sized = sizes.find((one) => one.to === from && one.to - one.from === count)
    const end = sized?.from ?? from
    let start = end
    while (start > 0 && isName(start - 1)) start -= 1
    let last = to
    while (last < lines.length && isName(last)) last += 1
    const isAbove = end - start === count || (end - start > count && !isHead(textAt(start - 1)))
    // Prices may stand above the names: then as many names follow.
    const first = isAbove ? end - count : last - to === count ? to : -1
    if (first === -1) continue
    if (isAbove && start < first) joined[first - 1] = { ...lines[first - 1]!, isHeading: true }
    for (let nth = 0; nth < count; nth += 1) {
      const { line, text } = lines[first + nth]!
      const card = { name: text.trim(), description: '', price: textAt(from + nth) }
      const size = sized && { size: textAt(sized.from + nth) }
      const unsure = { cause: 'block' as const, about: card.name }
      joined[first + nth] = { line, text, card: { ...card, ...size, unsure } }
    }
    for (let at = sized?.from ?? from; at < to; at += 1) joined[at] = { line: lines[at]!.line, text: '' }
  }
  return joined
}
