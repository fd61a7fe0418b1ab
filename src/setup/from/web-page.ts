import { JSDOM } from 'jsdom'
import { legendOf } from './legend.ts'
import { PageLines } from './page-lines.ts'
import { listedEntries } from './schema-menu.ts'
import { textEntries } from './text-entries.ts'
import type { Entry, Legend } from './types.ts'

const pricedIn = (entries: Entry[]) =>
  entries.filter((entry) => entry.kind === 'dish' && entry.prices.length > 0).length

/** Reads a saved web page: what it lists for search engines, or what it shows where that is more. */
export function webPage(html: string, digits: number): { entries: Entry[]; legend: Legend } {
  const page = new JSDOM(html, { includeNodeLocations: true })
  const { document } = page.window
  const lineOf = (node: Node) => page.nodeLocation(node)?.startLine ?? 0
  const lines = new PageLines(digits, lineOf).read(document.body)
  const { legend, lines: explained } = legendOf(lines.map(({ line, text }) => ({ line, cells: [text] })))
  const shown = textEntries(lines, digits, explained)
  const listed = listedEntries(document)
  page.window.close()
  if (pricedIn(listed) === 0 || pricedIn(shown) > pricedIn(listed) * 1.2) return { entries: shown, legend }
  const why = 'the page lists its dishes for search engines, and only that list was read'
  return { entries: [...listed, { kind: 'unread', line: 0, text: 'What the page shows', why }], legend }
}
