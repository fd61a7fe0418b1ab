import { columnOf } from './header-words.ts'
import { isPriceText } from './page-prices.ts'
import type { Card } from './types.ts'

/** A row of a table as one line; a heading where its only cell is one, and a dish without a price among those with one. */
export type RowLine = { row: Element; text: string; isHeading: boolean; card?: Card }

const isDash = (cell: string) => /^[-–—/.]+$/.test(cell)

type Cells = { row: Element; cells: string[] }

/** The columns at which tables begin that stand beside each other: 'Ham | 6 | Sandwich | 2.5 | 3.5'. */
function beginnings(rows: Cells[], digits: number): number[] {
  const kinds = Array.from({ length: Math.max(0, ...rows.map(({ cells }) => cells.length)) }, (_, at) => {
    const filled = rows.flatMap(({ cells }) => cells[at] || [])
    return filled.filter((cell) => isPriceText(cell, digits)).length * 2 > filled.length ? 'P' : 'N'
  }).join('')
  return /^(?:NP+){2,}$/.test(kinds) ? [...kinds.matchAll(/NP+/g)].map(({ index }) => index) : [0]
}

/** The rows of a table, each cell as wide as its column, so that prices stand under their sizes. */
export function tableRows(table: Element, digits: number, textOf: (cell: Element) => string): RowLine[] {
  const rows = [...table.querySelectorAll('tr')].map((row) => ({
    row,
    cells: [...row.querySelectorAll('td, th')].map(textOf).map((cell) => (isDash(cell) ? '' : cell)),
  }))
  return beginnings(rows, digits).flatMap((from, nth, all) => {
    const part = rows.map(({ row, cells }) => ({ row, cells: cells.slice(from, all[nth + 1]) }))
    return rowLines(part, digits)
  })
}

function rowLines(rows: Cells[], digits: number): RowLine[] {
  const widths: number[] = []
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length)
  const padded = (cell: string, at: number) => cell.padStart(at > 0 ? widths[at]! : 0).padEnd(widths[at]!)
  const hasPrice = (cells: string[]) => cells.some((cell) => isPriceText(cell, digits))
  const first = rows.findIndex(({ cells }) => hasPrice(cells))
  const isMenu = rows.filter(({ cells }) => hasPrice(cells)).length * 2 >= rows.length - first
  return rows.map(({ row, cells }, nth) => {
    const filled = cells.filter((cell) => cell !== '')
    const isFirst = nth === 0 && cells.length === 1 && rows.length > 1 && !hasPrice(cells)
    // 'Beer | Price'
    const isOfPrices = nth === 0 && filled.length === 2 && columnOf(filled[1]!) === 'price' && !columnOf(filled[0]!)
    const isHeading = isOfPrices || (filled.length === 1 && (isFirst || row.querySelector('th') !== null))
    const isUnpriced = isMenu && nth > first && filled.length > 1 && cells[0] === filled[0] && !hasPrice(cells)
    const card = { name: filled[0] ?? '', description: filled.slice(1).join(', '), price: '' }
    return {
      row,
      isHeading,
      ...(isUnpriced && { card }),
      text: isHeading ? filled[0]! : cells.map(padded).join('    ').trimEnd(),
    }
  })
}
