import { decimal } from '../../lib/money.ts'
import { CAUSES } from './causes.ts'
import { grouped } from './grouped.ts'
import type { Context, Dish, Found, Legend, Unread } from './types.ts'

const WIDTHS = [18, 34, 36, 24]
const MANY = 12

const cut = (text: string, width: number) => (text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width))
const row = (cells: string[]) =>
  cells
    .map((cell, at) => (at === 2 ? cell.padEnd(WIDTHS[2]!) : cut(cell, WIDTHS[at] ?? 1)))
    .join('  ')
    .trimEnd()
const pricesText = ({ prices }: Dish, currency: string) =>
  prices.map(({ size, amount }) => `${size ? `${size} ` : ''}${decimal(amount, currency)}`).join(' | ')
const listed = (all: string[]) =>
  all.length > MANY ? `${all.slice(0, MANY).join(', ')} and ${all.length - MANY} more` : all.join(', ')

function dishRows(all: Dish[], currency: string, heading: (dish: Dish) => string): string[] {
  let last = ''
  return all.map((dish) => {
    const place = heading(dish)
    const shown = place === last ? '' : place
    last = place
    const marks = [...dish.allergens, ...dish.additives].join(' ').toLowerCase()
    return row([shown, dish.name, pricesText(dish, currency), marks, dish.unsure.length > 0 ? '?' : ''])
  })
}

/** One line for each cause, with what to do and the rows. */
function unsureLines(all: Dish[]): string[] {
  const found = all.flatMap(({ line, unsure }) => unsure.map((one) => ({ line, ...one })))
  return grouped(found, ({ cause }) => cause).flatMap(([cause, list]) => {
    const [words, advice] = CAUSES[cause]
    const about = [...new Set(list.map((one) => one.about).filter(Boolean))].map((one) =>
      cut(one.replace(/\s+/g, ' '), 40).trim(),
    )
    const rows = [...new Set(list.map(({ line }) => line))]
    const isAll = rows.length > 3 && rows.length * 1.1 > all.length
    const where = isAll ? 'nearly all rows' : `${rows.length === 1 ? 'row' : 'rows'} ${listed(rows.map(String))}`
    return [`  ${words}${about.length > 0 ? ` (${listed(about)})` : ''}, ${where}`, `    ${advice}`]
  })
}

function unreadLines(all: Unread[]): string[] {
  return grouped(all, ({ why }) => why).flatMap(([why, list]) => [
    `  ${why}:`,
    ...list.map(({ line, text }) => `    ${line > 0 ? `${line}: ` : ''}${cut(text, 90).trim()}`),
  ])
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** What the file says about its codes. */
function codesLine({ allergens, additives, diets, spice }: Legend): string[] {
  const said = [
    ...Object.entries(allergens).map(([code, names]) => `${code} ${names.join(' ').toLowerCase()}`),
    ...Object.entries({ ...additives, ...diets }).map(([code, words]) => `${code} ${words.toLowerCase()}`),
    ...spice.map((code) => `${code} spicy`),
  ]
  return said.length > 0 ? ['', `Codes: ${said.join(', ')}`] : []
}

/** What was understood, what of it is unsure, and what was not read. */
export function reportOf(file: string, { dishes, extras, unread, legend }: Found, { currency }: Context): string {
  const options = extras.flatMap((one) => one.options)
  const all = [...dishes, ...options]
  const unsure = unsureLines(all)
  const sections = new Set(dishes.map(({ section }) => section)).size
  const added = options.length > 0 ? ` and ${count(options.length, 'extra', 'extras')}` : ''
  const hint = unsure.length > 0 ? ' "?" is explained below.' : ''
  return [
    `${file} was understood as ${count(dishes.length, 'dish', 'dishes')} in ${count(sections, 'section', 'sections')}${added}.${hint}`,
    '',
    row(['Section', 'Dish', `Price in ${currency}`, 'Allergens, additives', '']),
    ...dishRows(dishes, currency, ({ section }) => section),
    ...extras.flatMap(({ name, sections, options: list }) => [
      `${name}, sold with ${listed(sections)}:`,
      ...dishRows(list, currency, () => ''),
    ]),
    ...codesLine(legend),
    ...(unsure.length > 0 ? ['', 'Not certain, please look:', ...unsure] : []),
    ...(unread.length > 0 ? ['', 'In the file, and not in the menu:', ...unreadLines(unread)] : []),
    '',
  ].join('\n')
}
