import { withPlainPrices } from './amounts.ts'
import { legendOf } from './legend.ts'
import { withPriceBlocks } from './price-blocks.ts'
import { unfolded } from './text-columns.ts'
import { spaced } from './spacing.ts'
import { textEntries } from './text-entries.ts'
import { withoutRepeated } from './repeated.ts'
import type { Entry, Legend } from './types.ts'

/** Reads a text, such as that of a PDF: pages in one or two columns. */
export function textFile(text: string, digits: number): { entries: Entry[]; legend: Legend } {
  const clean = withPlainPrices(text)
    .replace(/[\u200e\u200f\u061c\ufeff]/g, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/\t/g, '    ')
  let line = 0
  const numbered = clean.split('\f').map((page) => page.split(/\r?\n/).map((one) => ({ line: (line += 1), text: one })))
  const { pages, repeated } = withoutRepeated(numbered)
  const lines = withPriceBlocks(
    spaced(
      pages.flatMap((page) => unfolded(page, digits)),
      digits,
    ),
    digits,
  )
  const { legend, lines: explained } = legendOf(lines.map((one, at) => ({ line: at, cells: [one.text.trim()] })))
  return { entries: [...textEntries(lines, digits, explained), ...repeated], legend }
}
