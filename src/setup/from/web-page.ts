import { JSDOM, VirtualConsole } from 'jsdom'
import { t } from 'ttag'
import { legendOf } from './legend.ts'
import { PageLines } from './page-lines.ts'
import { listedEntries } from './schema-menu.ts'
import { textEntries } from './text-entries.ts'
import type { Entry, Legend } from './types.ts'

const pricedIn = (entries: Entry[]) =>
  entries.filter((entry) => entry.kind === 'dish' && entry.prices.length > 0).length

/** A page, with the lines of its nodes where they can be told: jsdom stops at text that is misplaced in a table. */
function pageOf(html: string) {
  // A console of its own: what is wrong in the styles of a page is not told.
  const virtualConsole = new VirtualConsole()
  try {
    const page = new JSDOM(html, { includeNodeLocations: true, virtualConsole })
    return { window: page.window, nodeLocation: (node: Node) => page.nodeLocation(node) }
  } catch {
    return { window: new JSDOM(html, { virtualConsole }).window }
  }
}

/** Reads a saved web page: what it lists for search engines, or what it shows where that is more. */
export function webPage(html: string, digits: number): { entries: Entry[]; legend: Legend } {
  const page = pageOf(html)
  const { document } = page.window
  let count = 0
  const lineOf = (node: Node) => page.nodeLocation?.(node)?.startLine ?? (count += 1)
  const lines = new PageLines(digits, lineOf).read(document.body)
  const { legend, lines: explained } = legendOf(lines.map(({ text }, at) => ({ line: at, cells: [text] })))
  const shown = textEntries(lines, digits, explained)
  const listed = listedEntries(document)
  page.window.close()
  if (pricedIn(listed) === 0 || pricedIn(shown) > pricedIn(listed) * 1.2) return { entries: shown, legend }
  const why = t`the page lists its dishes for search engines, and only that list was read`
  return { entries: [...listed, { kind: 'unread', line: 0, text: t`What the page shows`, why }], legend }
}
