import { decimal } from '../../lib/money.ts'
import { CAUSES } from './causes.ts'
import { grouped } from './grouped.ts'
import type { Context, Dish, Found, Unread } from './types.ts'

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
    return [
      `  ${words}${about.length > 0 ? ` (${listed(about)})` : ''}, ${rows.length === 1 ? 'row' : 'rows'} ${listed(rows.map(String))}`,
      `    ${advice}`,
    ]
  })
}

function unreadLines(all: Unread[]): string[] {
  return grouped(all, ({ why }) => why).flatMap(([why, list]) => [
    `  ${why}:`,
    ...list.map(({ line, text }) => `    ${line > 0 ? `${line}: ` : ''}${cut(text, 90).trim()}`),
  ])
}

/** What was understood, what of it is unsure, and what was not read. */
export function reportOf(file: string, { dishes, extras, unread }: Found, { currency }: Context): string {
  const options = extras.flatMap((one) => one.options)
  const all = [...dishes, ...options]
  const unsure = unsureLines(all)
  return [
    `${file} was understood as ${dishes.length} dishes in ${new Set(dishes.map(({ section }) => section)).size} sections${options.length > 0 ? ` and ${options.length} extras` : ''}. "?" is explained below.`,
    '',
    row(['Section', 'Dish', `Price in ${currency}`, 'Allergens, additives', '']),
    ...dishRows(dishes, currency, ({ section }) => section),
    ...extras.flatMap(({ name, sections, options: list }) => [
      `${name}, sold with ${listed(sections)}:`,
      ...dishRows(list, currency, () => ''),
    ]),
    ...(unsure.length > 0 ? ['', 'Not certain, please look:', ...unsure] : []),
    ...(unread.length > 0 ? ['', 'In the file, and not in the menu:', ...unreadLines(unread)] : []),
    '',
  ].join('\n')
}
