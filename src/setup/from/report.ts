import { msgid, ngettext, t } from 'ttag'
import { contentWords } from '../../lib/allergen-words.ts'
import { amountToType } from '../../lib/amount.ts'
import { listed } from '../../tooling/files/listed.ts'
import { CAUSES } from './causes.ts'
import { grouped } from '../../tooling/files/grouped.ts'
import type { Context, Dish, Found, Legend, Unread } from './types.ts'

const WIDTHS = [18, 34, 36, 24]

const cut = (text: string, width: number) => (text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width))
const row = (cells: string[]) =>
  cells
    .map((cell, at) => (at < 2 ? cut(cell, WIDTHS[at]!) : cell.padEnd(WIDTHS[at] ?? 1)))
    .join('  ')
    .trimEnd()
const pricesText = ({ prices }: Dish, currency: string) =>
  prices.map(({ size, amount }) => `${size ? `${size} ` : ''}${amountToType(amount, currency)}`).join(' | ')

function dishRows(all: Dish[], currency: string, heading: (dish: Dish) => string): string[] {
  let last = ''
  return all.map((dish) => {
    const place = heading(dish)
    const shown = place === last ? '' : place
    last = place
    const marks = [contentWords(dish.allergens).join(', '), ...dish.additives].filter(Boolean).join(' ')
    return row([shown, dish.name, pricesText(dish, currency), marks, dish.unsure.length > 0 ? '?' : ''])
  })
}

function rowsText(rows: number[]): string {
  const list = listed(rows.map(String))
  return ngettext(msgid`row ${list}`, `rows ${list}`, rows.length)
}

/** One line for each cause, with what to do and the rows. */
function unsureLines(all: Dish[]): string[] {
  const found = all.flatMap(({ line, unsure }) => unsure.map((one) => ({ line, ...one })))
  return grouped(found, ({ cause }) => cause).flatMap(([cause, list]) => {
    const [words, advice] = CAUSES[cause]
    const about = [...new Set(list.map((one) => one.about).filter(Boolean))].map((one) =>
      cut(one.replace(/\s+/g, ' '), 40).trim(),
    )
    const rows = [...new Set(list.map(({ line }) => line))].toSorted((one, other) => one - other)
    const isAll = rows.length > 3 && rows.length * 1.1 > all.length
    const where = isAll ? t`nearly all rows` : rowsText(rows)
    return [`  ${words}${about.length > 0 ? ` (${listed(about)})` : ''}, ${where}`, `    ${advice}`]
  })
}

function unreadLines(all: Unread[]): string[] {
  return grouped(all, ({ why }) => why).flatMap(([why, list]) => [
    `  ${why}:`,
    ...list.map(({ line, text }) => `    ${line > 0 ? `${line}: ` : ''}${cut(text, 90).trim()}`),
  ])
}

const dishesText = (count: number) => ngettext(msgid`${count} dish`, `${count} dishes`, count)
const sectionsText = (count: number) => ngettext(msgid`in ${count} section`, `in ${count} sections`, count)
const extrasText = (count: number) => ngettext(msgid`${count} extra`, `${count} extras`, count)
const DIETS: Record<string, string> = { VEGETARIAN: t`vegetarian`, VEGAN: t`vegan`, GLUTEN_FREE: t`gluten-free` }

/** What the file says about its codes. */
function codesLine({ allergens, additives, diets, spice }: Legend): string[] {
  const said = [
    ...Object.entries(allergens).map(([code, names]) => `${code} ${contentWords(names).join(', ')}`),
    ...Object.entries(additives).map(([code, words]) => `${code} ${words}`),
    ...Object.entries(diets).map(([code, diet]) => `${code} ${DIETS[diet] ?? diet}`),
    ...spice.map((code) => t`${code} spicy`),
  ]
  return said.length > 0 ? ['', t`Codes: ${said.join('; ')}`] : []
}

/** What was understood, what of it is unsure, and what was not read. */
export function reportOf(
  file: string,
  { dishes, extras: sold, choices, unread, legend }: Found,
  { currency }: Context,
): string {
  const chosen = choices.map((one) => ({ ...one, sections: [...one.sections, ...one.dishes.map(({ name }) => name)] }))
  const extras = [...chosen, ...sold]
  const options = extras.flatMap((one) => one.options)
  const all = [...dishes, ...options]
  const unsure = unsureLines(all)
  const sections = new Set(dishes.map(({ section }) => section)).size
  const [what, where] = [dishesText(dishes.length), sectionsText(sections)]
  const added = extrasText(options.length)
  const understood =
    options.length > 0
      ? t`${file} was understood as ${what} ${where} and ${added}.`
      : t`${file} was understood as ${what} ${where}.`
  return [
    [understood, ...(unsure.length > 0 ? [t`"?" is explained below.`] : [])].join(' '),
    '',
    row([t`Section`, t`Dish`, t`Price in ${currency}`, t`Allergens, additives`, '']),
    ...dishRows(dishes, currency, ({ section }) => section),
    ...extras.flatMap(({ name, sections, options: list }) => [
      t`${name}, sold with ${listed(sections)}:`,
      ...dishRows(list, currency, () => ''),
    ]),
    ...codesLine(legend),
    ...(unsure.length > 0 ? ['', t`Not certain, please look:`, ...unsure] : []),
    ...(unread.length > 0 ? ['', t`In the file, and not in the menu:`, ...unreadLines(unread)] : []),
    '',
  ].join('\n')
}
