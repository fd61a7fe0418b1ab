import { parse, type CsvError } from 'csv-parse/sync'
import { t } from 'ttag'
import { didYouMean } from '../../tooling/files/schema-mistakes.ts'

const COLUMNS = [
  ...['menu', 'section', 'id', 'name', 'description', 'price', 'tax', 'deposit', 'content', 'picture'],
  ...['plate', 'allergens', 'additives', 'caffeine', 'alcohol', 'diets', 'spice', 'popular', 'age', 'options'],
] as const
export type Row = Partial<Record<(typeof COLUMNS)[number], string>>
/** A column with a text of another language: 'name (en)'. */
export const TRANSLATED = /^(menu|section|name|description) \(([a-z]{2})\)$/
type Read = { record: Row; info: { lines: number } }
/** Reports a mistake in a line. */
export type Tell = (line: number, text: string, cause?: string) => void

/** Excel's optional first line, which names the separator: 'sep=;'. */
const SEPARATOR = /^\uFEFF?"?sep=(.)"?\r?\n/i
/** Quoted text. Without a closing quote it extends to the end of the file. */
const QUOTED = /"(?:[^"]|"")*("?)/g

const separatorOf = (head: string) =>
  [',', ';', '\t'].toSorted((one, other) => head.split(other).length - head.split(one).length)[0]!

/** The line where the unclosed quote opens. */
function openLine(text: string): number {
  const open = [...text.matchAll(QUOTED)].find(([, closing]) => closing === '')
  return text.slice(0, open?.index).split('\n').length
}

function columnsOf(names: string[], line: number, tell: Tell): string[] {
  const columns = names.map((name) => name.trim().toLowerCase())
  for (const [at, column] of columns.entries()) {
    if (!COLUMNS.some((one) => one === column) && !TRANSLATED.test(column)) {
      tell(line, t`The column "${names[at]}" is not one of ${COLUMNS.join(', ')}.` + didYouMean(column, COLUMNS))
    } else if (columns.indexOf(column) < at) {
      tell(line, t`The column "${column}" is there twice. Keep one of the two.`)
    }
  }
  return columns
}

/**
 * Parses the rows of a file whose cells are separated by commas, semicolons or tabs. Skips empty rows. Reports unknown
 * columns and rows that cannot be parsed.
 */
export function rowsOf(text: string, tell: Tell): Read[] {
  const [first = '', separator] = SEPARATOR.exec(text) ?? []
  const [head = ''] = text.slice(first.length).split('\n')
  const headLine = first ? 2 : 1
  const told = new Set<number>()
  const delimiter = separator ?? separatorOf(head)
  return parse(text, {
    ...{ bom: true, delimiter, trim: true, info: true, from_line: headLine },
    ...{ skip_empty_lines: true, skip_records_with_empty_values: true, relax_column_count_less: true },
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      const isOpen = error?.code === 'CSV_QUOTE_NOT_CLOSED'
      const line = isOpen ? openLine(text) : Number(error?.lines ?? 1)
      const isLong = error?.code === 'CSV_RECORD_INCONSISTENT_COLUMNS'
      const words = isOpen
        ? t`This row is not CSV: a quote opens here and is never closed.`
        : isLong
          ? t`This row is not CSV: it has more cells than the table has columns. Put a cell with "${delimiter}" in it in quotes.`
          : t`This row is not CSV: it cannot be read.`
      // The parser reports each quote of a row.
      if (!told.has(line)) tell(line, words, error?.code ?? 'row')
      told.add(line)
    },
    columns: (names: string[]) => columnsOf(names, headLine, tell),
  }) as unknown as Read[]
}
