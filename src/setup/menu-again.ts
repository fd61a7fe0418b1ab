import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { t } from 'ttag'
import { readRestaurantFolder } from '../sandbox/seed/restaurant-folder.ts'
import type { Restaurant } from './folder.ts'
import { menuFrom } from './from/from.ts'

/** @throws Error with every mistake the restaurant would have with this menu */
function checkMenu(folder: string, text: string) {
  const draft = mkdtempSync(join(tmpdir(), 'menu-'))
  try {
    cpSync(folder, draft, { recursive: true })
    writeFileSync(join(draft, 'menu.json'), text)
    readRestaurantFolder(draft)
  } catch (cause) {
    throw new Error((cause as Error).message.replaceAll(draft, folder), { cause })
  } finally {
    rmSync(draft, { recursive: true })
  }
}

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
  checkMenu(folder, text)
  if (existsSync(path)) copyFileSync(path, join(folder, 'menu.before.json'))
  writeFileSync(path, text)
  return [report, t`Written: ${path}`, t`The menu before is in ${join(folder, 'menu.before.json')}.`].join('\n')
}
