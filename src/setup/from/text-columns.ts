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
  const free = places.filter((at) => crossing(at) <= lines.length * 0.06)
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
  return free.filter((at) => fits(at)).toSorted((one, other) => crossing(one) - crossing(other) || other - one)[0]
}

type Line = { line: number; text: string }

const EMPTY = { line: 0, text: '' }

/** Lines in two columns, those of the left first. A line that crosses both ends a pair of columns. */
function splitAt(lines: Line[], at: number): Line[] {
  const whole = lines.findIndex(({ text }) => !isBlankAt(text, at))
  const part = whole === -1 ? lines : lines.slice(0, whole)
  const sides = [
    ...part.map(({ line, text }) => ({ line, text: text.slice(0, at) })),
    EMPTY,
    ...part.map(({ line, text }) => ({ line, text: text.slice(at) })),
    EMPTY,
  ]
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
