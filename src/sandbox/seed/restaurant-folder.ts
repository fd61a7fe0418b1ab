import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { t } from 'ttag'
import { additiveMistakes, marksOf } from './additive-mistakes'
import { parseCsv } from './csv-menu'
import { parseWithLines, type JsonWithLines, type Mistake } from '../../tooling/files/json-with-lines.ts'
import { readText, throwMistakes, type ReadFile } from '../../tooling/files/mistakes.ts'
import { digitsOf } from '../../lib/money'
import { dishesOf } from './lists'
import { menuMistakes } from './menu-mistakes'
import { readPlates } from './plates'
import { pictureMistakes } from './picture-mistakes'
import { restaurantMistakes } from './restaurant-mistakes'
import { restaurantFileSchema } from './restaurant-schema'
import { inMainLanguage, withOtherNames, type Translations } from './languages'
import { isLocale, languages, SOURCE_LANGUAGE } from '../../i18n/catalogs.ts'
import { languageOf } from '../../i18n/language.ts'
import { schemaMistakes } from '../../tooling/files/schema-mistakes.ts'
import { completeMenu, idFor } from './short-menu'
import { completeRestaurant } from './short-restaurant'
import { menuFileSchema } from './short-schema'
import type { Seed, SeedItem, SeedMenuFile, SeedRestaurant } from './types'

/** The mistakes in a file that could be parsed. */
function mistakesIn(
  file: JsonWithLines,
  schema: object,
  others: (file: JsonWithLines) => Mistake[],
  folder: string,
  currency: string,
): Mistake[] {
  if (file.value === undefined) return []
  return [...schemaMistakes(schema, file, digitsOf(currency)), ...others(file), ...pictureMistakes(file, folder)]
}

/** The languages of a restaurant file that may have mistakes. */
function languagesOf(value: unknown) {
  const { locale } = (value ?? {}) as { locale?: unknown }
  const main = typeof locale === 'string' && isLocale(locale) ? languageOf(locale) : SOURCE_LANGUAGE
  return { main, known: languages() }
}

function readRestaurant(folder: string, translations: Translations = {}): ReadFile {
  const path = join(folder, 'restaurant.json')
  const written = readText(path, parseWithLines)
  const file = inMainLanguage(written, languagesOf(written.value), translations)
  const found = mistakesIn(file, restaurantFileSchema, restaurantMistakes, folder, currencyOf(file.value))
  return { path, file, mistakes: [...file.mistakes, ...found] }
}

/** @param written the restaurant's file, which may have mistakes */
function readMenu(folder: string, written: unknown = {}, translations: Translations = {}): ReadFile {
  const [currency, marks] = [currencyOf(written), marksOf(written)]
  const csv = join(folder, 'menu.csv')
  const json = join(folder, 'menu.json')
  const hasCsv = existsSync(csv)
  const isTwice = hasCsv && existsSync(json)
  const path = hasCsv ? csv : json
  const read = readText(path, hasCsv ? (text) => parseCsv(text, currency, marks) : parseWithLines)
  const file = inMainLanguage(read, languagesOf(written), translations)
  const mistakesOfMenu = (menu: JsonWithLines) => [...menuMistakes(menu), ...additiveMistakes(menu, marks)]
  const found = mistakesIn(file, menuFileSchema, mistakesOfMenu, folder, currency)
  const twice = isTwice ? [{ line: 1, text: t`There is also menu.json. Keep one of the two.` }] : []
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
export function readRestaurantFolder(folder: string): Seed {
  const translations: Translations = {}
  const restaurant = readRestaurant(folder, translations)
  const menu = readMenu(folder, restaurant.file.value, translations)
  throwMistakes([restaurant, menu])
  return {
    restaurant: completeRestaurant(restaurant.file.value as Record<string, unknown>) as SeedRestaurant,
    menu: withOtherNames(completeMenu(menu.file.value, readPlates(folder)) as SeedMenuFile, translations),
    translations,
  }
}

/** A dish without a picture of its own; `plate` is what the menu says it is to be drawn as. */
export type ListedDish = Pick<SeedItem, 'id' | 'name' | 'description' | 'optionGroups'> & {
  section: string
  plate?: string
}

/** The dishes of a restaurant's folder that have no picture of their own, each once. */
export function readDishes(folder: string): ListedDish[] {
  const written = readMenu(folder, readRestaurant(folder).file.value).file.value as Record<string, unknown>
  const { menus } = completeMenu(written) as SeedMenuFile
  const named = new Map<string, string>()
  for (const { one } of dishesOf(written)) if (typeof one.plate === 'string') named.set(idFor(one), one.plate)
  const dishes = menus.flatMap(({ sections }) =>
    sections.flatMap(({ name: section, items }) =>
      items.map((dish) => ({ ...dish, section, ...(named.has(dish.id) && { plate: named.get(dish.id)! }) })),
    ),
  )
  return [...new Map(dishes.filter(({ imageUrl }) => !imageUrl).map((dish) => [dish.id, dish])).values()]
}
