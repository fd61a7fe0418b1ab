import type { Line } from './types.ts'

/** The places of lines with something in them, and how many empty ones follow each. */
function gapsOf(lines: Line[]): { at: number; gap: number }[] {
  const filled = lines.flatMap(({ text }, at) => (text.trim() === '' ? [] : [at]))
  return filled.map((at, nth) => ({ at, gap: (filled[nth + 1] ?? lines.length) - at - 1 }))
}

/**
 * A text copied from a page may have an empty line after each line, and two or more around headings: the single ones
 * say nothing, and are taken away.
 */
export function spaced(lines: Line[]): Line[] {
  const gaps = gapsOf(lines).slice(0, -1)
  const count = (test: (gap: number) => boolean) => gaps.filter(({ gap }) => test(gap)).length
  const isDouble = count((gap) => gap === 0) * 5 < count((gap) => gap === 1)
  const heads = gaps.filter(
    ({ at, gap }) => gap > 1 && !/\d\s*$/.test(lines[at]!.text) && lines[at]!.text.trim().length < 50,
  )
  if (!isDouble || heads.length < 3) return lines
  const places = new Map(gapsOf(lines).map(({ at, gap }) => [at, gap]))
  const isHead = (at: number | undefined) => heads.some((one) => one.at === at)
  return lines.flatMap((line, at) => {
    const gap = places.get(at)
    if (gap === undefined) return []
    const next = gaps.find((one) => one.at > at)?.at
    return gap > 1 || isHead(next) ? [line, { line: line.line, text: '' }] : [line]
  })
}
