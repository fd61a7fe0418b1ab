import { priceInCell } from './amounts.ts'
import { inOtherLanguages, languageOf } from './column-languages.ts'
import { columnOf, isInMinorUnits, plain, sizeAtPrice, type Column } from './header-words.ts'
import { isSize } from './size-words.ts'
import type { Row, Unsure } from './types.ts'

/** What the columns of a table hold. */
export type Columns = {
  roles: (Column | undefined)[]
  prices: { at: number; size: string; isMinor?: boolean }[]
  /** Headings of columns that are not read. */
  ignored: { at: number; heading: string }[]
  /** The heading above the names where it is that of a section: 'Wine | Price'. */
  section?: string
  unsure: Unsure[]
}

export const isPrice = (cell: string, digits: number) => priceInCell(cell, digits) !== undefined
const filledIn = (cells: string[]) =>
  cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [{ cell: cell.trim(), at }]))

/** Whether a row is the headings of columns: two of them are known, and none is a price. */
export function isHeader({ cells }: Row, digits: number): boolean {
  const filled = filledIn(cells).map(({ cell }) => cell)
  const known = filled.filter(
    (cell) => columnOf(languageOf(cell).bare) !== undefined || sizeAtPrice(cell) !== undefined,
  )
  const sizes = filled.filter((cell) => isSize(cell))
  const hasPriceAlone =
    known.length === 1 && columnOf(known[0]!) === 'price' && filled.length === 2 && filled[0] !== known[0]
  if (hasPriceAlone) return true
  const isTold = known.some((cell) => ['name', 'price', 'description'].includes(columnOf(cell) ?? 'price'))
  return isTold && known.length + sizes.length > 1 && !filled.some((cell) => !isSize(cell) && isPrice(cell, digits))
}

/** The sizes in a row, and the heading beside them: 'Pizza | 26 cm | 32 cm'. */
export function sizesIn(
  { cells }: Row,
  columns: Columns | undefined,
): { prices: Columns['prices']; heading: string } | undefined {
  const filled = filledIn(cells)
  const first = filled.findIndex(({ cell }) => isSize(cell))
  const areSeveral = filled.filter(({ cell }) => isSize(cell)).length > 1
  // 'with tonic' beside '2 cl' and '4 cl'
  const isBeside = ({ at }: { at: number }, nth: number) =>
    areSeveral && nth > first && columns?.prices.some((price) => price.at === at)
  const sizes = filled.filter((one, nth) => isSize(one.cell) || isBeside(one, nth))
  const others = filled.filter((one) => !sizes.includes(one))
  const isAtPrices = sizes.every(({ at }) => columns?.prices.some((price) => price.at === at))
  const isMeant = sizes.length > 1 || (sizes.length === 1 && isAtPrices && columns !== undefined)
  if (!isMeant || others.length > 1 || (others[0]?.at ?? -1) > sizes[0]!.at) return undefined
  return { prices: sizes.map(({ cell, at }) => ({ at, size: cell })), heading: others[0]?.cell ?? '' }
}

/** Prices that no guest pays. */
const NOT_SOLD =
  /^(?:ek|einkauf|einstand|wareneinsatz|netto|alis|maliyet|achat|cout|coste|compra|acquisto|purchase|food cost|cost|net|تكلفة|التكلفة)(?![\p{L}])/u

const KINDS = new Set(['type', 'kind', 'art', 'typ', 'genre', 'tipo', 'tur', 'نوع', 'النوع'])

/** 'Pichet 50 cl' */
const ENDS_IN_MEASURE = /\p{L}.*\s\d+(?:[.,]\d+)?\s?(?:cl|ml|dl|l|cm|g|kg|oz)$/iu

/** Where there are sections of sections, the outer ones are menus. */
const nested = (roles: (Column | undefined)[]) => {
  if (!roles.includes('subsection')) return roles
  const isOuter = roles.includes('section') && !roles.includes('menu')
  return roles.map((role) => (role === 'subsection' ? 'section' : role === 'section' && isOuter ? 'menu' : role))
}

const UNNAMED = /^(?:(?:column|spalte|colonne|columna|colonna|sütun|unnamed)[\s:_]*\d*)?$/i
/** Words in the first row, and in few others, no two alike. */
function isSparse(rows: Row[], at: number): boolean {
  const held = rows.map(({ cells }) => cells[at]?.trim() ?? '').filter((cell) => cell !== '')
  const areNames = held.every((cell) => /^\p{L}[^.,;]{2,}$/u.test(cell)) && new Set(held).size === held.length
  return (rows[0]?.cells[at] ?? '') !== '' && held.length * 1.6 < rows.length && areNames
}

/** The columns under a row of headings. Those that are not known and have prices are sizes, where no price is known. */
export function columnsOf(header: Row, rows: Row[], digits: number, language: string): Columns {
  const unsure: Unsure[] = []
  const others = inOtherLanguages(header.cells, language)
  const roles = nested(
    header.cells.map((cell, at) =>
      others[at] || NOT_SOLD.test(plain(cell)) || sizeAtPrice(cell) || isSize(cell)
        ? undefined
        : columnOf(languageOf(cell).bare),
    ),
  )
  const held = (at: number) => rows.map(({ cells }) => cells[at]?.trim() ?? '').filter((cell) => cell !== '')
  const hasPrices = (at: number) =>
    held(at).length > 0 && held(at).filter((cell) => isPrice(cell, digits)).length * 2 > held(at).length
  // Of two columns of sections, the one of fewer is of menus.
  const [outer, inner, third] = roles.flatMap((role, at) => (role === 'section' ? [at] : []))
  const count = (at: number) => new Set(held(at)).size
  if (inner !== undefined && third === undefined && !roles.includes('menu') && count(outer!) < count(inner))
    roles[outer!] = 'menu'
  // A column called 'menu' may hold the names, which are all different.
  const menu = roles.indexOf('menu')
  if (menu !== -1 && held(menu).length > 3 && new Set(held(menu)).size === held(menu).length) roles[menu] = 'name'
  // 'Type' is one where there is no other.
  const kind = header.cells.findIndex((cell, at) => roles[at] === undefined && KINDS.has(plain(cell)))
  const isKind = kind !== -1 && new Set(held(kind)).size < held(kind).length && !roles.includes('section')
  if (isKind) roles[kind] = 'section'
  // 'Column3' has the name of a section in its first row only.
  const sparse = header.cells.findIndex(
    (cell, at) => roles[at] === undefined && UNNAMED.test(cell) && isSparse(rows, at),
  )
  if (sparse !== -1 && !roles.includes('section')) roles[sparse] = 'section'
  const isOther = (cell: string, at: number) => cell.trim() !== '' && roles[at] === undefined
  const isSized = (cell: string) =>
    !NOT_SOLD.test(plain(cell)) && (isSize(cell) || ENDS_IN_MEASURE.test(cell) || sizeAtPrice(cell) !== undefined)
  const isKnown = roles.includes('price') || header.cells.some(isSized)
  const prices = header.cells.flatMap((cell, at) => {
    if (roles[at] === 'price') return [{ at, size: '', isMinor: isInMinorUnits(cell) }]
    if (!isOther(cell, at)) return []
    const size = sizeAtPrice(cell) ?? cell.trim()
    // 'Price to take away'
    if (isSized(cell) && !isSize(size) && !ENDS_IN_MEASURE.test(size))
      unsure.push({ cause: 'column', about: cell.trim() })
    if (isSized(cell)) return [{ at, size }]
    if (isKnown || NOT_SOLD.test(plain(cell)) || !hasPrices(at)) return []
    unsure.push({ cause: 'column', about: cell.trim() })
    return [{ at, size: cell.trim() }]
  })
  const isFree = (at: number) => isOther(header.cells[at]!, at) && !prices.some((price) => price.at === at)
  // Names differ from row to row, and are words.
  const words = (at: number) => new Set(held(at).filter((cell) => /\p{L}{2}/u.test(cell))).size
  const free = header.cells.flatMap((_, at) => (isFree(at) && held(at).length > 0 ? [at] : []))
  const most = Math.max(...free.map(words))
  const unnamed = roles.includes('name') ? -1 : (free.find((at) => words(at) * 1.2 >= most) ?? -1)
  if (unnamed !== -1) roles[unnamed] = 'name'
  const isRead = (at: number) => prices.some((price) => price.at === at)
  const ignored = header.cells.flatMap((heading, at) => (isOther(heading, at) && !isRead(at) ? [{ at, heading }] : []))
  return { roles, prices, ignored, unsure, ...(unnamed !== -1 && { section: header.cells[unnamed]!.trim() }) }
}

/** The columns of a table without headings, by what their cells hold. */
export function guessedColumns(rows: Row[], digits: number): Columns | undefined {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const priced = rows.filter(({ cells }) => cells.some((cell) => isPrice(cell, digits)) && filledIn(cells).length > 1)
  const held = (at: number) => priced.map(({ cells }) => cells[at]?.trim() ?? '').filter((cell) => cell !== '')
  const share = (at: number, test: (cell: string) => boolean) => held(at).filter(test).length / (held(at).length || 1)
  const all = Array.from({ length: width }, (_, at) => at).filter((at) => held(at).length > 0)
  const isNumber = (at: number) => at < 2 && share(at, (cell) => /^\d{1,3}\s?[a-z]?\.?$/i.test(cell)) > 0.8
  const numbers = all.filter(
    (at) => isNumber(at) && all.some((other) => other > at && share(other, (cell) => isPrice(cell, digits)) > 0.5),
  )
  const prices = all.filter((at) => !numbers.includes(at) && share(at, (cell) => isPrice(cell, digits)) > 0.5)
  const written = all.filter((at) => !numbers.includes(at) && !prices.includes(at))
  // 'BL16' beside 'Sponge cake' is a code of the till.
  const isCode = (at: number) => share(at, (cell) => /^[A-Z][A-Z\d]{0,5}[a-zA-Z\d]{0,3}$/.test(cell)) > 0.9
  const texts = written.filter(
    (at) => !isCode(at) || !written.some((other) => other > at && share(other, (cell) => / /.test(cell)) > 0.5),
  )
  if (prices.length === 0 || texts.length === 0) return undefined
  const repeats = (at: number) => held(at).length > 3 && new Set(held(at)).size * 2 <= held(at).length
  // Named in the first row of each section only.
  const isSparse = (at: number) =>
    held(at).length * 1.6 < priced.length && texts.some((other) => other > at && held(other).length === priced.length)
  // Further right: 'Starter', 'Starter', 'Main', each in rows that follow one another.
  const isGrouped = (at: number) =>
    repeats(at) &&
    held(at).every(
      (cell) =>
        /^\p{L}[^,]{2,}$/u.test(cell) &&
        held(at).lastIndexOf(cell) - held(at).indexOf(cell) + 1 === held(at).filter((one) => one === cell).length,
    )
  const isFirst = repeats(texts[0]!) || isSparse(texts[0]!)
  const section = texts.length < 2 ? undefined : isFirst ? texts[0] : texts.find(isGrouped)
  // '150 g' stands before a name, too.
  const isOfSizes = (at: number) => Number(share(at, isSize) > 0.8)
  const [name, ...others] = texts
    .filter((at) => at !== section)
    .toSorted((one, other) => isOfSizes(one) - isOfSizes(other))
  const roles = Array.from({ length: width }, (_, at): Column | undefined => {
    if (at === numbers[0]) return 'number'
    if (at === section) return 'section'
    if (at === name) return 'name'
    if (at === others[0]) return 'description'
    return others.includes(at) ? 'allergens' : undefined
  })
  return { roles, prices: prices.map((at) => ({ at, size: '' })), ignored: [], unsure: [{ cause: 'heads', about: '' }] }
}
