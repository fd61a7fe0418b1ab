import { t } from 'ttag'
import type { Entry, Line } from './types.ts'

/** How far from the head and from the foot of a page lines may be those of every page, and how many others between. */
const EDGE = 12
const OTHERS = 4

/** A line as it is on every page. A number alone is that of the page where it counts on from page to page. */
function keyOf({ text }: Line, page: number): string {
  const short = text.trim().replace(/\s+/g, ' ')
  if (/^\d+$/.test(short)) return `#${Number(short) - page}`
  const hasPrice = /\p{Sc}|\d[.,]\d/u.test(short)
  return hasPrice ? short : short.replace(/\d+/g, '#')
}

type Edge = { one: Line; page: number; key: string; isHead: boolean }

const isPrice = (text: string) => /^[\s\d.,\p{Sc}-]+$/u.test(text) && /\p{Sc}|\d[.,]\d/u.test(text)

/** The lines of one edge of a page, from outside to inside. */
function edgesOf(page: Line[], at: number): Edge[][] {
  const filled = page.filter(({ text }) => text.trim() !== '')
  const edge = (isHead: boolean) => (one: Line) => ({ one, page: at, key: keyOf(one, at), isHead })
  const head = filled.slice(0, EDGE)
  return [head.map(edge(true)), filled.slice(head.length).slice(-EDGE).toReversed().map(edge(false))]
}

/** Takes away what stands at the edges of several pages: the restaurant's name, the number of the page. */
export function withoutRepeated(pages: Line[][]): { pages: Line[][]; repeated: Entry[] } {
  const edges = pages.flatMap(edgesOf)
  const all = edges.flat()
  const isAgain = ({ key, page, one }: Edge) =>
    !isPrice(one.text) && all.some((other) => other.key === key && other.page !== page)
  const repeated = edges.flatMap((edge) =>
    edge.filter((one, at) => isAgain(one) && edge.slice(0, at).filter((other) => !isAgain(other)).length < OTHERS),
  )
  const isFirst = ({ key }: Edge, at: number) => repeated.findIndex((other) => other.key === key) === at
  // What heads a page may be a section that goes on: there it stays once.
  const gone = new Set(repeated.filter((edge, at) => !(edge.isHead && isFirst(edge, at))).map(({ one }) => one))
  const first = repeated.filter(isFirst)
  return {
    pages: pages.map((page) => page.map((one) => (gone.has(one) ? { ...one, text: '' } : one))),
    repeated: first
      .filter(({ one }) => gone.has(one))
      .map(({ one: { line, text } }) => ({
        ...{ kind: 'unread', line, text: text.trim().replace(/\s+/g, ' '), why: t`on several pages` },
      })),
  }
}
