import { pricesIn } from './amounts.ts'
import type { Line } from './types.ts'

/** The places of lines with something in them, and how many empty ones follow each. */
function gapsOf(lines: Line[]): { at: number; gap: number }[] {
  const filled = lines.flatMap(({ text }, at) => (text.trim() === '' ? [] : [at]))
  return filled.map((at, nth) => ({ at, gap: (filled[nth + 1] ?? lines.length) - at - 1 }))
}

/** A line of digits, as prices are. */
const isNumber = (text: string) => !/\p{L}/u.test(text)

/**
 * A text copied from a page may have an empty line after each line, and two or more around headings and prices: the
 * single ones say nothing, and are taken away.
 */
export function spaced(lines: Line[], digits: number): Line[] {
  const gaps = gapsOf(lines)
  const count = (test: (gap: number) => boolean) => gaps.slice(0, -1).filter(({ gap }) => test(gap)).length
  const isDouble = count((gap) => gap === 0) * 5 < count((gap) => gap === 1)
  const textAt = (nth: number) => (gaps[nth] ? lines[gaps[nth].at]!.text.trim() : '')
  const areAlone = gaps.filter((_, nth) => isNumber(textAt(nth))).length > 2
  const hasPrice = (nth: number) => pricesIn(textAt(nth), digits).length > 0
  const dishes = gaps.flatMap((_, nth) => (hasPrice(nth) ? [nth] : []))
  // Most dishes are names and prices, with something said about them in the next line.
  const said = dishes.filter((nth) => !hasPrice(nth + 1) && textAt(nth).length < 70)
  const isEven = count((gap) => gap > 1) * 5 < count((gap) => gap === 1)
  const areSaid = isEven && said.length > 3 && said.length * 3 > dishes.length * 2
  const isBelow = (nth: number) => areSaid && hasPrice(nth - 1)
  const isHead = (nth: number) =>
    (gaps[nth]?.gap ?? 0) > 1 && !/\d$/.test(textAt(nth)) && textAt(nth).length < 50 && !isBelow(nth)
  const heads = gaps.filter((_, nth) => isHead(nth)).length
  const isSingle = count((gap) => gap > 1) === 0
  if (!isDouble || (!areAlone && !isSingle && !areSaid && heads < 3)) return lines
  return gaps.flatMap(({ at, gap }, nth) => {
    const line = lines[at]!
    const isApart = areAlone ? gap > 1 && !isNumber(textAt(nth + 1)) : gap > 1 || isHead(nth + 1)
    return isApart ? [line, { line: line.line, text: '' }] : [line]
  })
}
