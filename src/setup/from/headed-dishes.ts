import { priceOf } from './amounts.ts'
import type { Line } from './types.ts'

/** Where each heading stands above one price alone, headings are names: 'Nachos', 'beans, beef', '5 €'. */
export function ofHeadedDishes(lines: Line[], digits: number): Line[] {
  const starts = lines.flatMap(({ isHeading, card }, at) => (isHeading && !card ? [at] : []))
  const blocks = starts.map((from, nth) => {
    const to = starts[nth + 1] ?? lines.length
    const below = lines.slice(from + 1, to).filter(({ text }) => text.trim() !== '')
    const prices = below.filter(({ text }) => priceOf(text, digits))
    const isDish =
      prices.length === 1 && below.length < 4 && below.at(-1) === prices[0] && !below.some((one) => one.card)
    return { from, to, below, isDish }
  })
  const dishes = blocks.filter(({ isDish }) => isDish)
  const others = blocks.filter(({ isDish, below }) => !isDish && below.length > 0)
  if (dishes.length < 3 || others.length > dishes.length) return lines
  const read = [...lines]
  for (const { from, to, below } of dishes) {
    const { line, text } = lines[from]!
    const said = below.slice(0, -1).map((one) => one.text.trim())
    const card = { name: text.trim(), description: said.join(', '), price: below.at(-1)!.text.trim() }
    read[from] = { line, text, card }
    for (let at = from + 1; at < to; at += 1) read[at] = { line: lines[at]!.line, text: '' }
  }
  return read
}
