import { t } from 'ttag'
import { encode } from 'uqr'
import { readCartLink } from '../lib/cart-link.ts'
import { ADD_PARAMETER, paths, TABLE_PARAMETER, withQuery } from '../lib/paths.ts'

/** A sheet of A4, in mm, with three columns and four rows of codes. */
const WIDTH = 210
const HEIGHT = 297
const COLUMNS = 3
const ROWS = 4
/** The width of a code with its white margin, in mm. */
const CODE = 50

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Parses a list of tables such as '1-12, Bar, Terrace 3'. @throws Error if it is empty, or a name is over 40 characters */
export function tablesOf(list: string): string[] {
  const tables = list.split(',').flatMap((part) => {
    const [, from, to] = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(part) ?? []
    if (!from || !to) return part.trim() || []
    return Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, index) =>
      String(Number(from) + index),
    )
  })
  if (tables.length === 0) throw new Error(t`"${list}" names no table. Name them like "1-12" or "1, 2, Bar".`)
  const long = tables.find((table) => table.length > 40)
  if (long) throw new Error(t`"${long}" is too long: the name of a table has at most 40 characters.`)
  return [...new Set(tables)]
}

/** The dark squares of a code as one SVG path. */
const squares = (data: boolean[][]) =>
  data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** The URL in the code of a table. */
export const tableUrl = (site: string, table: string) => site + withQuery(paths.menu, { [TABLE_PARAMETER]: table })

/** The URL of a link that fills a cart. @throws Error if it cannot be read */
export function addUrl(site: string, add: string): string {
  const read = readCartLink(add, '')
  if (read === 'long') throw new Error(t`--add names too many dishes for one link.`)
  if (read === 'damaged') {
    throw new Error(t`--add is "${add}". Name dishes by their ids, like "2xpad-thai:large+tofu,mango-lassi".`)
  }
  const text = add
    .trim()
    .replaceAll(/\s*,\s*/g, ',')
    .replaceAll(/\s+/g, '+')
  return `${site}${paths.menu}?${ADD_PARAMETER}=${encodeURI(text).replaceAll(/[#&]/g, encodeURIComponent)}`
}

/** A code, and the words below it. */
export type Code = { url: string; words: string }

export const codesOfTables = (site: string, tables: string[], words = t`Table`): Code[] =>
  tables.map((table) => ({ url: tableUrl(site, table), words: `${words} ${table}` }))

function card({ url, words }: Code, index: number): string {
  const { data, size } = encode(url, { ecc: 'M', border: 4 })
  const x = (index % COLUMNS) * (WIDTH / COLUMNS) + (WIDTH / COLUMNS - CODE) / 2
  const y = Math.floor(index / COLUMNS) * (HEIGHT / ROWS) + 6
  return `<g transform="translate(${x} ${y.toFixed(2)})"><path transform="scale(${(CODE / size).toFixed(5)})" d="${squares(data)}"/><text x="${CODE / 2}" y="${CODE + 5}" font-size="6" font-weight="700" text-anchor="middle">${escape(words)}</text></g>`
}

/** Draws codes as one SVG for printing: twelve per A4 sheet, one sheet below the other. */
export function qrSheet(codes: Code[]): string {
  const height = HEIGHT * Math.ceil(codes.length / (COLUMNS * ROWS))
  const cards = codes.map(card)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}mm" height="${height}mm" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif"><rect width="100%" height="100%" fill="#fff"/>${cards.join('')}</svg>\n`
}
