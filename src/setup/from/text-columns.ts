import { pricesIn } from './amounts.ts'
import { isSize } from './size-words.ts'
import type { Line } from './types.ts'

/** Whether the part of a line is a dish with its price. */
function hasDish(part: string, digits: number): boolean {
  // A page may have prices without decimals and signs.
  const whole = /\s{2,}(?=\d{1,3}(?:\s?\/\s?\d{1,3})?\s*$)/.exec(part)
  const price = pricesIn(part, digits)[0] ?? (whole ? { at: whole.index } : undefined)
  const name = part
    .slice(0, price?.at)
    .trim()
    .replace(/[.\s]+$/, '')
  return price !== undefined && /\p{L}{3}/u.test(name) && !isSize(name)
}

/** Whether a line is two lines side by side; one with prices alone on the right is not. */
const isBlankAt = (line: string, at: number) => isGap(line, at) && !hasPricesAlone(line, at)
const isGap = (line: string, at: number) => /^\s*$/.test(line.slice(at - 1, at + 1))
const hasPricesAlone = (line: string, at: number) => /^[\d\s.,\p{Sc}–-]*\d[\d\s.,\p{Sc}–-]*$/u.test(line.slice(at))

/** Where a page has its second column: the place that the fewest lines cross, with dishes on both sides. */
function gutterOf(lines: string[], digits: number): number | undefined {
  const width = Math.max(0, ...lines.map(({ length }) => length))
  const crossing = (at: number) => lines.filter((line) => !isBlankAt(line, at)).length
  /** Lines where the number of a dish would be cut from its name. */
  const cutting = (at: number) =>
    lines.filter((line) => /\s{2}\d{1,3}[a-z]?[.)]?\s*$/.test(line.slice(0, at)) && line.length > at).length
  const cost = (at: number) => crossing(at) + cutting(at)
  const fits = (at: number) => {
    const left = lines.filter((line) => isBlankAt(line, at) && hasDish(line.slice(0, at), digits))
    const both = left.filter((line) => hasDish(line.slice(at), digits))
    const names = lines.flatMap(
      (line) =>
        line
          .slice(at)
          .trim()
          .split(/\s{2,}|\d/)[0] || [],
    )
    const right = lines.filter((line) => isBlankAt(line, at) && hasDish(line.slice(at), digits))
    const begins = lines
      .flatMap((line) => (isGap(line, at) ? [line.slice(at).search(/\S/)] : []))
      .filter((one) => one !== -1)
    // Dishes of the two columns need not stand in the same lines where all those of the right begin at one place.
    const areApart =
      right.length > 3 && begins.filter((one) => one === Math.min(...begins)).length * 5 > begins.length * 4
    return left.length > 2 && (both.length > 1 || areApart) && new Set(names).size * 2 > names.length
  }
  return Array.from({ length: width }, (_, at) => at)
    .filter((at) => at > 15 && at < width - 10 && crossing(at) <= lines.length * 0.5 && fits(at))
    .toSorted((one, other) => cost(one) - cost(other) || other - one)[0]
}

const side = ({ line, text }: Line, from: number, to?: number): Line => ({ line, text: text.slice(from, to) })
const EMPTY = { line: 0, text: '' }

/** Lines in two columns, those of the left first. A line that crosses both ends a pair of columns. */
function splitAt(lines: Line[], at: number): Line[] {
  const whole = lines.findIndex(({ text }, place) => {
    // Names of columns belong to the prices below them.
    const below = lines.slice(place + 1).find((one) => one.text.trim() !== '')?.text ?? ''
    const isAbove = hasPricesAlone(below, at) && text.trim() !== '' && !/\d[.,]\d{2}/.test(text)
    return !isBlankAt(text, at) || isAbove
  })
  const part = whole === -1 ? lines : lines.slice(0, whole)
  // What is on the left alone, below the end of the right column, is read after it.
  const last = part.findLastIndex(({ text }) => text.slice(at).trim() !== '')
  const gap = part.findIndex(({ text }, place) => place > last && text.trim() === '')
  const end = last === -1 ? 0 : gap === -1 ? part.length : gap
  const pair = part.slice(0, end)
  const [left, right] = [pair.map((one) => side(one, 0, at)), pair.map((one) => side(one, at))]
  const sides = [...(end > 0 ? [...left, EMPTY, ...right, EMPTY] : []), ...part.slice(end)]
  return whole === -1 ? sides : [...sides, lines[whole]!, ...splitAt(lines.slice(whole + 1), at)]
}

/** The lines of a page in the order that they are read in. */
export function unfolded(page: Line[], digits: number): Line[] {
  const at = gutterOf(
    page.map(({ text }) => text).filter((text) => text.trim() !== ''),
    digits,
  )
  return at === undefined ? page : splitAt(page, at)
}
