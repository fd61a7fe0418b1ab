import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digitsOf } from '../../lib/money'
import { parseCsv } from './csv-menu'
import { parseWithLines, type JsonWithLines, type Mistake } from './json-with-lines'
import { menuMistakes } from './menu-mistakes'
import { restaurantMistakes } from './restaurant-mistakes'
import { restaurantFileSchema } from './restaurant-schema'
import { schemaMistakes } from './schema-mistakes'
import { completeMenu } from './short-menu'
import { completeRestaurant } from './short-restaurant'
import { menuFileSchema } from './short-schema'
import type { SeedMenuFile, SeedRestaurant } from './types'

/** At most so many mistakes are listed for a file; the rest are only counted. */
const MOST = 50

type Read = { path: string; file: JsonWithLines; mistakes: Mistake[] }

/** The mistakes of a file, a line each: `menu.json:12 'Fries': "price" is missing.` */
function report({ path, mistakes }: Read): string[] {
  if (mistakes.length === 0) return []
  const sorted = mistakes.toSorted((one, other) => one.line - other.line)
  const lines = sorted.slice(0, MOST).map(({ line, text }) => `  ${path}:${line} ${text}`)
  const rest = sorted.length > MOST ? [`  and ${sorted.length - MOST} more`] : []
  const count = sorted.length === 1 ? 'One mistake' : `${sorted.length} mistakes`
  return [`${count} in ${path}:`, ...lines, ...rest]
}

const NOTHING: JsonWithLines = { value: undefined, mistakes: [], lineOf: () => 1, lineOfKey: () => 1 }

function readText(path: string, parse: (text: string) => JsonWithLines): Omit<Read, 'mistakes'> {
  try {
    return { path, file: parse(readFileSync(path, 'utf8')) }
  } catch (cause) {
    const text = `The file cannot be read: ${(cause as Error).message}`
    return { path, file: { ...NOTHING, mistakes: [{ line: 1, text }] } }
  }
}

function readRestaurant(folder: string): Read {
  const { path, file } = readText(join(folder, 'restaurant.json'), parseWithLines)
  const found =
    file.value === undefined ? [] : [...schemaMistakes(restaurantFileSchema, file), ...restaurantMistakes(file)]
  return { path, file, mistakes: [...file.mistakes, ...found] }
}

function readMenu(folder: string, currency: string): Read {
  const csv = join(folder, 'menu.csv')
  const json = join(folder, 'menu.json')
  const hasCsv = existsSync(csv)
  const isTwice = hasCsv && existsSync(json)
  const { path, file } = hasCsv
    ? readText(csv, (text) => parseCsv(text, digitsOf(currency)))
    : readText(json, parseWithLines)
  const found = file.value === undefined ? [] : [...schemaMistakes(menuFileSchema, file), ...menuMistakes(file)]
  const twice = isTwice ? [{ line: 1, text: 'There is also menu.json. Keep one of the two.' }] : []
  return { path, file, mistakes: [...twice, ...file.mistakes, ...found] }
}

/** The currency of a restaurant file that may have mistakes. */
function currencyOf(value: unknown): string {
  const { currency } = (value ?? {}) as { currency?: unknown }
  return typeof currency === 'string' && Intl.supportedValuesOf('currency').includes(currency) ? currency : 'USD'
}

/**
 * Reads a restaurant's folder (SANDBOX_RESTAURANT): `restaurant.json`, and `menu.json` or `menu.csv`.
 * @throws Error with every mistake in both files, its line and what is expected
 */
export function readRestaurantFolder(folder: string): { restaurant: SeedRestaurant; menu: SeedMenuFile } {
  const restaurant = readRestaurant(folder)
  const menu = readMenu(folder, currencyOf(restaurant.file.value))
  const lines = [restaurant, menu].flatMap(report)
  if (lines.length > 0) {
    const error = new Error(lines.join('\n'))
    // The adopter needs the mistakes, not a stack trace into our code.
    error.stack = error.message
    throw error
  }
  return {
    restaurant: completeRestaurant(restaurant.file.value as Record<string, unknown>) as SeedRestaurant,
    menu: completeMenu(menu.file.value) as SeedMenuFile,
  }
}
