import { encode } from 'uqr'
import { paths, TABLE_PARAMETER, withQuery } from '../lib/paths.ts'

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
  if (tables.length === 0) throw new Error(`"${list}" names no table. Name them like "1-12" or "1, 2, Bar".`)
  const long = tables.find((table) => table.length > 40)
  if (long) throw new Error(`"${long}" is too long: the name of a table has at most 40 characters.`)
  return [...new Set(tables)]
}

/** The dark squares of a code as one SVG path. */
const squares = (data: boolean[][]) =>
  data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** The URL in the code of a table. */
export const tableUrl = (site: string, table: string) => site + withQuery(paths.menu, { [TABLE_PARAMETER]: table })

function card(site: string, table: string, words: string, index: number): string {
  const { data, size } = encode(tableUrl(site, table), { ecc: 'M', border: 4 })
  const x = (index % COLUMNS) * (WIDTH / COLUMNS) + (WIDTH / COLUMNS - CODE) / 2
  const y = Math.floor(index / COLUMNS) * (HEIGHT / ROWS) + 6
  return `<g transform="translate(${x} ${y.toFixed(2)})"><path transform="scale(${(CODE / size).toFixed(5)})" d="${squares(data)}"/><text x="${CODE / 2}" y="${CODE + 5}" font-size="6" font-weight="700" text-anchor="middle">${escape(words)} ${escape(table)}</text></g>`
}

/**
 * Draws the codes of tables as one SVG for printing: twelve per A4 sheet, one sheet below the other.
 * @param site the origin of the shop
 * @param words the text before the name of a table, in the language of the guests
 */
export function qrSheet(site: string, tables: string[], words = 'Table'): string {
  const height = HEIGHT * Math.ceil(tables.length / (COLUMNS * ROWS))
  const cards = tables.map((table, index) => card(site, table, words, index))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}mm" height="${height}mm" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif"><rect width="100%" height="100%" fill="#fff"/>${cards.join('')}</svg>\n`
}
