import { pricesIn } from './amounts.ts'
import { isSize } from './size-words.ts'

/** Whether the part of a line is a dish with its price. */
function hasDish(part: string, digits: number): boolean {
  const [price] = pricesIn(part, digits)
  const name = part
    .slice(0, price?.at)
    .trim()
    .replace(/[.\s]+$/, '')
  return price !== undefined && /\p{L}{3}/u.test(name) && !isSize(name)
}

const isBlankAt = (line: string, at: number) => /^\s*$/.test(line.slice(at - 1, at + 1))

/** Where a page has its second column: the place that the fewest lines cross, with dishes on both sides. */
function gutterOf(lines: string[], digits: number): number | undefined {
  const width = Math.max(0, ...lines.map(({ length }) => length))
  const places = Array.from({ length: width }, (_, at) => at).filter((at) => at > 15 && at < width - 10)
  const crossing = (at: number) => lines.filter((line) => !isBlankAt(line, at)).length
  /** Lines where the number of a dish would be cut from its name. */
  const cutting = (at: number) =>
    lines.filter((line) => /\s{2}\d{1,3}[a-z]?[.)]?\s*$/.test(line.slice(0, at)) && line.length > at).length
  const free = places.filter((at) => crossing(at) <= lines.length * 0.25)
  const fits = (at: number) => {
    const count = (part: (line: string) => string) =>
      lines.filter((line) => isBlankAt(line, at) && hasDish(part(line), digits)).length
    const right = lines
      .map(
        (line) =>
          line
            .slice(at)
            .trim()
            .split(/\s{2,}|\d/)[0]!,
      )
      .filter((name) => name !== '')
    const areDistinct = new Set(right).size * 2 > right.length
    return (
      areDistinct &&
      Math.min(
        count((line) => line.slice(0, at)),
        count((line) => line.slice(at)),
      ) > 2
    )
  }
  // Right of the widest gap: a gutter ends where the second column begins.
  return free
    .filter((at) => fits(at))
    .toSorted((one, other) => crossing(one) + cutting(one) - crossing(other) - cutting(other) || other - one)[0]
}

type Line = { line: number; text: string }

const side = ({ line, text }: Line, from: number, to?: number): Line => ({ line, text: text.slice(from, to) })
const EMPTY = { line: 0, text: '' }

/** Lines in two columns, those of the left first. A line that crosses both ends a pair of columns. */
function splitAt(lines: Line[], at: number): Line[] {
  const whole = lines.findIndex(({ text }) => !isBlankAt(text, at))
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
