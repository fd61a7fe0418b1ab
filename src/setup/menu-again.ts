import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { t } from 'ttag'
import { checkRestaurant } from './draft.ts'
import type { Restaurant } from './folder.ts'
import { menuFrom } from './from/from.ts'

/**
 * Reads the menu of a restaurant that is there already again. All else stays as it is; the menu before is kept as
 * menu.before.json. Returns what was understood.
 * @throws Error if there is no menu in the file, or the restaurant cannot have it
 */
export async function menuAgain(from: string, folder: string, { locale, currency, address }: Restaurant) {
  const place = { ...(locale && { locale }), ...(currency && { currency }) }
  const { menu, report } = await menuFrom(from, { ...place, ...(address?.country && { country: address.country }) })
  const path = join(folder, 'menu.json')
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { $schema?: string }) : {}
  const text = `${JSON.stringify({ ...(before.$schema && { $schema: before.$schema }), ...menu }, null, 2)}\n`
  checkRestaurant(folder, { 'menu.json': text })
  if (existsSync(path)) copyFileSync(path, join(folder, 'menu.before.json'))
  writeFileSync(path, text)
  return [report, t`Written: ${path}`, t`The menu before is in ${join(folder, 'menu.before.json')}.`].join('\n')
}
