import { parse, type CsvError } from 'csv-parse/sync'
import { didYouMean } from '../../files/schema-mistakes.ts'
import type { JsonWithLines, Mistake } from '../../files/json-with-lines.ts'

const COLUMNS = [
  ...['menu', 'section', 'id', 'name', 'description', 'price', 'picture'],
  ...['allergens', 'diets', 'spice', 'popular', 'options'],
] as const
type Row = Partial<Record<(typeof COLUMNS)[number], string>>
type Read = { record: Row; info: { lines: number } }
type Loose = Record<string, unknown>

const YES = ['yes', 'y', 'true', '1', 'x']
const PRICE = /^\p{Sc}?\s*(\d+)(?:[.,](\d{1,3}))?\s*\p{Sc}?$/u
/** 'Dips (0-2): Garlic +0.50, Ketchup': a name, perhaps limits, and options that may cost extra. */
const GROUP = /^(?<name>[^:(]+?)\s*(?:\((?<min>\d+)(?:\s*-\s*(?<max>\d+))?\))?\s*:\s*(?<options>.+)$/
const OPTION = /^(?<name>.+?)(?:\s*\+\s*(?<price>.+))?$/
/** Between options; '+0,50' is one. */
const BETWEEN = /;|,(?!\d)/

const listOf = (text = '', between: RegExp = /[,;]/) =>
  text
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean)
/** TREE_NUTS for 'Tree nuts'. */
const asConstant = (text: string) => text.toUpperCase().replace(/[\s-]+/g, '_')

/** '8.50' as 850 where the currency has two digits; null if it is not a price. */
function amountOf(text: string, digits: number): number | null {
  const [, whole, part = ''] = PRICE.exec(text.trim()) ?? []
  if (whole === undefined || part.length > digits) return null
  return Number(whole + part.padEnd(digits, '0'))
}

/** Parses a menu with one dish in each row into the form of the JSON file. Prices are written as on a menu: 8.50. */
export function parseCsv(text: string, digits: number): JsonWithLines {
  const mistakes: Mistake[] = []
  const tell = (line: number, words: string) => mistakes.push({ line, text: words })
  const priceOf = (written: string, line: number) => {
    const amount = amountOf(written, digits)
    if (amount === null) tell(line, `"${written}" is not a price. It is written like ${(8.5).toFixed(digits)}.`)
    return amount ?? 0
  }
  const optionOf = (line: number) => (written: string) => {
    const { name, price } = OPTION.exec(written)?.groups ?? {}
    return { name, ...(price && { price: priceOf(price, line) }) }
  }
  function groupsOf(written: string, line: number): Loose[] {
    return written
      .split('|')
      .map((one) => one.trim())
      .filter(Boolean)
      .flatMap((one) => {
        const { name, min, max, options } = GROUP.exec(one)?.groups ?? {}
        if (!options) {
          tell(line, `"${one}" is not a group of options. It is written like "Dips (0-2): Garlic +0.50, Ketchup".`)
          return []
        }
        const limits = { ...(min && { min: Number(min) }), ...((max ?? min) && { max: Number(max ?? min) }) }
        return { name, ...limits, options: listOf(options, BETWEEN).map(optionOf(line)) }
      })
  }
  function dishOf(row: Row, line: number): Loose {
    const { id, name, description, price, picture, allergens, diets, spice, popular, options } = row
    return {
      ...(name && { name }),
      ...(price && { price: priceOf(price, line) }),
      ...(id && { id }),
      ...(description && { description }),
      ...(picture && { imageUrl: picture }),
      allergens: listOf(allergens).map(asConstant),
      diets: listOf(diets).map(asConstant),
      ...(spice && { spiceLevel: Number.isInteger(Number(spice)) ? Number(spice) : spice }),
      popular: YES.includes((popular ?? '').toLowerCase()),
      optionGroups: groupsOf(options ?? '', line),
    }
  }

  const menus: { name: string; sections: { name: string; items: Loose[] }[] }[] = []
  const lines = new Map<Loose, number>()
  for (const { record, info } of rowsOf(text, tell)) {
    const menuName = record.menu || 'Menu'
    const sectionName = record.section || 'Dishes'
    let menu = menus.find(({ name }) => name === menuName)
    if (!menu) menus.push((menu = { name: menuName, sections: [] }))
    let section = menu.sections.find(({ name }) => name === sectionName)
    if (!section) menu.sections.push((section = { name: sectionName, items: [] }))
    const dish = dishOf(record, info.lines)
    lines.set(dish, info.lines)
    section.items.push(dish)
  }
  const lineOf: JsonWithLines['lineOf'] = ([, menu, , section, , item]) => {
    const dish = menus[Number(menu)]?.sections[Number(section)]?.items[Number(item)]
    return (dish && lines.get(dish)) ?? 1
  }
  const isUnread = menus.length === 0 && mistakes.length > 0
  return {
    value: isUnread ? undefined : { menus },
    mistakes,
    lineOf,
    lineOfKey: lineOf,
    writtenNumber: () => undefined,
  }
}

/** The rows of a file, separated by commas or semicolons. Reports the rows that cannot be parsed. */
function rowsOf(text: string, tell: (line: number, words: string) => void): Read[] {
  const [head = ''] = text.split('\n')
  const delimiter = head.split(';').length > head.split(',').length ? ';' : ','
  return parse(text, {
    ...{ bom: true, delimiter, trim: true, info: true, skip_empty_lines: true, relax_column_count_less: true },
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      tell(Number(error?.lines ?? 1), `This row is not CSV: ${error?.message ?? 'it cannot be read.'}`)
    },
    columns: (names: string[]) =>
      names.map((name) => {
        const column = name.trim().toLowerCase()
        if (!COLUMNS.some((one) => one === column)) {
          tell(1, `The column "${name}" is not one of ${COLUMNS.join(', ')}.${didYouMean(column, COLUMNS)}`)
        }
        return column
      }),
  }) as unknown as Read[]
}
