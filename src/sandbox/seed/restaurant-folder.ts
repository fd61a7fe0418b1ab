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
import { schemaMistakes } from '../../tooling/files/schema-mistakes.ts'
import { completeMenu, idFor } from './short-menu'
import { completeRestaurant } from './short-restaurant'
import { menuFileSchema } from './short-schema'
import type { SeedItem, SeedMenuFile, SeedRestaurant } from './types'

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

function readRestaurant(folder: string): ReadFile {
  const path = join(folder, 'restaurant.json')
  const file = readText(path, parseWithLines)
  const found = mistakesIn(file, restaurantFileSchema, restaurantMistakes, folder, currencyOf(file.value))
  return { path, file, mistakes: [...file.mistakes, ...found] }
}

/** @param marks those of the restaurant's additives */
function readMenu(folder: string, currency: string, marks: string[] = []): ReadFile {
  const csv = join(folder, 'menu.csv')
  const json = join(folder, 'menu.json')
  const hasCsv = existsSync(csv)
  const isTwice = hasCsv && existsSync(json)
  const path = hasCsv ? csv : json
  const file = readText(path, hasCsv ? (text) => parseCsv(text, currency, marks) : parseWithLines)
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
export function readRestaurantFolder(folder: string): { restaurant: SeedRestaurant; menu: SeedMenuFile } {
  const restaurant = readRestaurant(folder)
  const menu = readMenu(folder, currencyOf(restaurant.file.value), marksOf(restaurant.file.value))
  throwMistakes([restaurant, menu])
  return {
    restaurant: completeRestaurant(restaurant.file.value as Record<string, unknown>) as SeedRestaurant,
    menu: completeMenu(menu.file.value, readPlates(folder)) as SeedMenuFile,
  }
}

/** A dish without a picture of its own; `plate` is what the menu says it is to be drawn as. */
export type ListedDish = Pick<SeedItem, 'id' | 'name' | 'description' | 'optionGroups'> & {
  section: string
  plate?: string
}

/** The dishes of a restaurant's folder that have no picture of their own, each once. */
export function readDishes(folder: string): ListedDish[] {
  const written = readMenu(folder, 'USD').file.value as Record<string, unknown>
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
