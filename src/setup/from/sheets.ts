import { parse } from 'csv-parse/sync'
import readXlsx from 'read-excel-file/node'
import type { Row, Table } from './types.ts'

const EXCEL_HEAD = /^sep=(.)\r?\n/i

/** The character that the most lines have equally often. */
function separatorOf(text: string): string {
  const lines = text.split('\n', 40).filter((line) => line.trim() !== '')
  const score = (one: string) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(one).length - 1).filter((count) => count > 0)
    const most = Math.max(0, ...counts.map((count) => counts.filter((other) => other === count).length))
    return most + counts.length
  }
  return [';', '\t', ',', '|'].toSorted((one, other) => score(other) - score(one))[0]!
}

/** @throws Error if a quote is never closed and the like */
export function csvTable(text: string): Table {
  const separator = EXCEL_HEAD.exec(text)?.[1] ?? separatorOf(text.replace(EXCEL_HEAD, ''))
  const read = parse(text.replace(EXCEL_HEAD, '\n'), {
    ...{
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      ltrim: separator !== '\t',
      info: true,
    },
  }) as unknown as { record: string[]; info: { lines: number } }[]
  const rows = read.map(({ record, info }): Row => {
    // Some programs write a quote as \\".
    const cells = record.map((cell) => cell.replaceAll('\\"', '"').trim())
    const within = cells.join('').split('\n').length - 1
    return { line: info.lines - within, cells }
  })
  return { name: '', rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }
}

/** A number as a menu has it: what a currency has no coins for stays visible, so that it is no price. */
function numberText(value: number, digits: number): string {
  const short = Number(value.toFixed(8))
  if (Number.isInteger(short)) return String(short)
  return Number(short.toFixed(digits)) === short ? short.toFixed(digits) : `≈${short}`
}

function cellText(value: unknown, digits: number): string {
  if (typeof value === 'number') return numberText(value, digits)
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' ? value.trim() : value === true ? 'x' : ''
}

/** The sheets of an Excel file that have something in them. */
export async function xlsxTables(bytes: Buffer, digits: number): Promise<Table[]> {
  const sheets = await readXlsx(bytes)
  return sheets.flatMap(({ sheet, data }) => {
    const rows = data.map((cells, at): Row => ({ line: at + 1, cells: cells.map((cell) => cellText(cell, digits)) }))
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
    return filled.length > 0 ? [{ name: sheet, rows: filled }] : []
  })
}
