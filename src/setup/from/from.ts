import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { t } from 'ttag'
import { digitsOf } from '../../lib/money.ts'
import type { Answers } from '../questions.ts'
import { decode } from './decode.ts'
import { legendOf } from './legend.ts'
import { htmlOf } from './markdown.ts'
import { menuFile } from './menu-file.ts'
import { reportOf } from './report.ts'
import { csvTable, xlsxTables } from './sheets.ts'
import { tableEntries } from './table-entries.ts'
import { textFile } from './text-file.ts'
import type { Context, Entry, Legend, Table } from './types.ts'
import { webPage } from './web-page.ts'
import { understand } from './understand.ts'

const KINDS = '.xlsx, .csv, .txt, .html'
/** How to get from other files to one that can be read. */
const OTHERS: Record<string, string> = {
  '.pdf': t`Get its text first: pdftotext -layout menu.pdf menu.txt (of Poppler), then --from menu.txt.`,
  '.xls': t`Open it in Excel or LibreOffice, and save it as .xlsx.`,
  '.ods': t`Open it in LibreOffice, and save it as .xlsx.`,
  '.numbers': t`Open it in Numbers, and export it as .xlsx or .csv.`,
  '.docx': t`Open it in Word, and save it as plain text (.txt) or as a web page (.html).`,
  '.doc': t`Open it in Word, and save it as plain text (.txt) or as a web page (.html).`,
  '.json': t`Copy it into the folder of the restaurant instead: menu.json is what setup writes.`,
}

/** The reason why a file cannot be read; false if it may be. */
export function mistakeOfMenu(file: string): string | false {
  if (!existsSync(file) || !statSync(file).isFile()) return t`There is no such file.`
  const end = extname(file).toLowerCase()
  if (/^\.(xlsx|csv|tsv|txt|md|html?)$/.test(end)) return false
  return `${t`It can be ${KINDS}.`} ${OTHERS[end] ?? ''}`.trim()
}

type Read = { entries: Entry[]; legend: Legend }

function tablesRead(tables: Table[], digits: number, language: string): Read {
  const rows = tables.flatMap((table) => table.rows)
  const { legend } = legendOf(rows)
  const entries = tables.flatMap((table) => tableEntries(table, { digits, language }, legendOf(table.rows).lines))
  return { entries, legend }
}

async function read(file: string, { digits, locale }: Context): Promise<Read> {
  const bytes = readFileSync(file)
  const { language } = new Intl.Locale(locale)
  const end = extname(file).toLowerCase()
  if (end === '.xlsx') return tablesRead(await xlsxTables(bytes, digits), digits, language)
  const text = decode(bytes, language)
  if (end === '.csv' || end === '.tsv') return tablesRead([csvTable(text)], digits, language)
  if (end === '.md') return webPage(htmlOf(text), digits)
  return /^\.html?$/.test(end) || /^\s*<(?:!doctype|html)/i.test(text) ? webPage(text, digits) : textFile(text, digits)
}

/**
 * Reads the menu that a restaurant has.
 * @throws Error if there is no menu in the file
 */
export async function menuFrom(
  file: string,
  answers: Answers,
): Promise<{ menu: object; additives: Record<string, string>; report: string }> {
  const { currency = 'USD', locale = 'en-US', country = 'US' } = answers
  const context: Context = { digits: digitsOf(currency), currency, locale, country }
  const name = basename(file)
  const { entries, legend } = await read(file, context).catch((cause: unknown) => {
    throw new Error(
      t`${name} cannot be read: it is damaged, or of another kind than its name says. Open it in the program it comes from, and save it again.`,
      { cause },
    )
  })
  const found = understand(entries, legend, context)
  if (found.dishes.length === 0) {
    throw new Error(
      t`No dish with a price was found in ${name}. A menu has names and prices, in ${KINDS}: each dish in a row, or a line.`,
    )
  }
  const foreign = found.dishes.filter(({ unsure }) => unsure.some(({ cause }) => cause === 'currency'))
  if (foreign.length * 2 > found.dishes.filter(({ sign }) => sign !== '').length) {
    const sign = foreign[0]!.unsure.find(({ cause }) => cause === 'currency')!.about
    throw new Error(
      t`The prices in ${name} are in ${sign}, and the restaurant's currency is ${currency}: give the right --currency or --country.`,
    )
  }
  const menu = menuFile(found, context)
  const used = new Set(
    [...found.dishes, ...found.extras.flatMap(({ options }) => options)].flatMap(({ additives }) => additives),
  )
  const additives = Object.fromEntries(Object.entries(legend.additives).filter(([code]) => used.has(code)))
  return { menu, additives, report: reportOf(name, found, context) }
}
