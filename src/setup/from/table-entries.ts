import { msgid, ngettext, t } from 'ttag'
import { columnsOf, guessedColumns, isHeader, isPrice, sizesIn, type Columns } from './columns.ts'
import type { Column } from './header-words.ts'
import { pricedLine } from './priced-line.ts'
import { namesSize } from './size-words.ts'
import { isTerms, NUMBERED } from './text-kinds.ts'
import { isExtras } from './words.ts'
import type { DishEntry, Entry, Fact, Row, Table } from './types.ts'

const cellsText = (count: number) => ngettext(msgid`${count} cell`, `${count} cells`, count)

const FACTS: Fact[] = ['allergens', 'additives', 'diets', 'spice', 'deposit', 'alcohol', 'caffeine', 'age', 'tax']
const DEFAULT_SHEET = /^(?:sheet|tabelle|blatt|feuille?|feuil|hoja|foglio|sayfa|ورقة|الورقة)\s*\d*$/i
/** A text that is no heading of a section. */
const isSentence = (text: string) =>
  text.length > 70 || /[.!?]$/.test(text) || /^\p{Ll}/u.test(text) || /[:=]\s*\S/.test(text)
/** 'Single/Double' beside '1.60/1.80'. */
const slashed = ({ size, text }: DishEntry['prices'][number]) => {
  const [sizes, texts] = [size.split('/'), text.split('/')]
  return sizes.length > 1 && sizes.length === texts.length
    ? sizes.map((one, at) => ({ size: one.trim(), text: texts[at]!.trim() }))
    : [{ size, text }]
}
const isDash = (cell: string) => /^[-–—/.]*$/.test(cell)

/** What the rows of a table are. `skipped` are lines that are read already, such as a legend. */
export function tableEntries(
  { name: sheet, rows: all }: Table,
  { digits, language }: { digits: number; language: string },
  skipped: Set<number>,
): Entry[] {
  const rows = all.filter(({ line }) => !skipped.has(line))
  const entries: Entry[] = sheet && !DEFAULT_SHEET.test(sheet) ? [{ kind: 'heading', line: 0, text: sheet }] : []
  const hasHeader = rows.some((row) => isHeader(row, digits))
  let columns: Columns | undefined = hasHeader ? undefined : guessedColumns(rows, digits)
  let sizes: Columns['prices'] | undefined
  let [menu, section] = ['', '']
  const alone: { line: number; text: string }[] = []
  let last: DishEntry | undefined

  const add = (entry: Entry) => {
    entries.push(entry)
    if (entry.kind === 'dish') last = entry
    if (entry.kind === 'heading') last = undefined
  }
  const readHeader = (row: Row, at: number) => {
    columns = columnsOf(row, rows.slice(at + 1), digits, language)
    sizes = undefined
    if (columns.section) add({ kind: 'heading', line: row.line, text: columns.section })
    for (const { at: column, heading } of columns.ignored) {
      const count = rows.slice(at + 1).filter(({ cells }) => cells[column]?.trim()).length
      if (count > 0)
        add({ kind: 'unread', line: row.line, text: `${heading} (${cellsText(count)})`, why: t`column not known` })
    }
  }
  /** A row with one cell: a heading, a dish with its price beside its name, or a text. */
  const readText = (text: string, line: number, at: number) => {
    if (isTerms(text)) return add({ kind: 'unread', line, text, why: t`orders, hours and contact` })
    const dish = pricedLine(text, digits)
    if (dish) return add({ ...dish, line })
    const isDescription = columns?.roles[at] === 'description'
    if (isDescription || isSentence(text))
      return add({ kind: 'text', line, text, ...(!isDescription && { isRow: true as const }) })
    return add({ kind: 'heading', line, text })
  }
  const readDish = ({ line, cells }: Row, { roles, prices, unsure }: Columns) => {
    const cell = (role: Column) =>
      [
        ...new Set(cells.filter((text, at) => roles[at] === role && text.trim() !== '').map((text) => text.trim())),
      ].join(', ')
    // A new menu begins without the sections of the one before.
    if (cell('menu') && cell('menu') !== menu) section = ''
    menu = cell('menu') || menu
    section = cell('section') || section
    const size = cell('size')
    const places = sizes ?? prices
    // A price beside the sizes of a section stands at a column that only others have.
    const stray = sizes ? prices.filter(({ at }) => !sizes!.some((one) => one.at === at)) : []
    const found = [...places, ...stray].flatMap(({ at, size: column, isMinor }) => {
      const written = cells[at]?.trim() ?? ''
      const text = isMinor && /^\d+$/.test(written) ? (Number(written) / 10 ** digits).toFixed(digits) : written
      return isDash(text) ? [] : [{ size: column || size, text, at }]
    })
    const [name = '', ...otherNames] = cells.filter((text, at) => roles[at] === 'name' && text.trim() !== '')
    const number = cell('number').replace(/\.$/, '')
    const isOwn = sizes !== undefined && found.length === 1 && sizes.length > 1 && namesSize(name)
    const priced = found
      .map(({ size: one, text }) => ({ size: isOwn ? size : one, text }))
      .flatMap((one) => (found.length === 1 ? slashed(one) : [one]))
    const isMore = last !== undefined && size !== '' && (name === '' || name === last.name) && priced.length > 0
    if (isMore && last!.prices.every((price) => price.size !== '' && price.size !== size))
      return last!.prices.push(...priced)
    if (name === '' && number === '' && priced.length === 0) {
      const isTold = (at: number) => roles[at] !== undefined && roles[at] !== 'menu' && roles[at] !== 'section'
      const text = cells.filter((one, at) => one.trim() !== '' && isTold(at)).join(', ')
      if (text === '') return void alone.push({ line, text: cell('section') || cell('menu') })
      return add({ kind: 'text', line, text })
    }
    return add({
      ...{
        kind: 'dish',
        line,
        description: [...otherNames, cell('description')].filter(Boolean).join(', '),
        prices: priced,
      },
      // Rows may be counted beside the numbers of the dishes.
      name: number && name && !NUMBERED.test(name) ? `${number}. ${name}` : name || number,
      facts: Object.fromEntries(FACTS.flatMap((fact) => (cell(fact) ? [[fact, cell(fact)]] : []))),
      ...(menu && { menu }),
      ...(section && { section }),
      unsure: [...unsure, ...(cell('picture') ? [{ cause: 'picture' as const, about: cell('picture') }] : [])],
    })
  }

  for (const [at, row] of rows.entries()) {
    const filled = row.cells.flatMap((cell, place) => (cell.trim() === '' ? [] : [{ cell: cell.trim(), place }]))
    if (isHeader(row, digits)) {
      readHeader(row, at)
      continue
    }
    const inSizes = sizesIn(row, columns)
    if (inSizes) {
      if (inSizes.heading) add({ kind: 'heading', line: row.line, text: inSizes.heading })
      const name = row.cells.findIndex((cell) => cell.trim() === inSizes.heading)
      columns ??= {
        roles: row.cells.map((_, place) => (place === name ? 'name' : undefined)),
        prices: [],
        ignored: [],
        unsure: [],
      }
      sizes = inSizes.prices
    } else if (
      filled.length === 1 &&
      (!isPrice(filled[0]!.cell, digits) || pricedLine(filled[0]!.cell, digits)?.name)
    ) {
      const { cell, place } = filled[0]!
      if (columns?.roles[place] === 'section') section = cell
      else readText(cell, row.line, place)
      // Extras have the sizes of the dishes before them.
      if (entries.at(-1)?.kind === 'heading' && !isExtras(cell)) sizes = undefined
    } else if (columns) readDish(row, columns)
    else add({ kind: 'text', line: row.line, text: filled.map(({ cell }) => cell).join(', ') })
  }
  const isUsed = (text: string) =>
    entries.some((one) => one.kind === 'dish' && (one.section === text || one.menu === text))
  const unused = alone.filter(({ text }) => !isUsed(text))
  return [...entries, ...unused.map((one): Entry => ({ kind: 'unread', ...one, why: t`heading without dishes` }))]
}
