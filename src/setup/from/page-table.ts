/** A row of a table as one line; a heading where its only cell is one. */
export type RowLine = { row: Element; text: string; isHeading: boolean }

/** The rows of a table, each cell as wide as its column, so that prices stand under their sizes. */
export function tableRows(table: Element, textOf: (cell: Element) => string): RowLine[] {
  const rows = [...table.querySelectorAll('tr')].map((row) => ({
    row,
    cells: [...row.querySelectorAll('td, th')].map(textOf),
  }))
  const widths: number[] = []
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length)
  const padded = (cell: string, at: number) => cell.padStart(at > 0 ? widths[at]! : 0).padEnd(widths[at]!)
  return rows.map(({ row, cells }) => {
    const filled = cells.filter((cell) => cell !== '')
    const isHeading = filled.length === 1 && row.querySelector('th') !== null
    return { row, isHeading, text: isHeading ? filled[0]! : cells.map(padded).join('    ').trimEnd() }
  })
}
