import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { t } from 'ttag'

/** Where the restaurant of the sandbox is written. */
export const folderOf = ({ folder }: { folder?: unknown }) =>
  typeof folder === 'string' ? folder.replace(/(?<=.)\/+$/, '') : 'my-restaurant'

export type Restaurant = { locale?: string; currency?: string; address?: { country?: string } }

/** Reads the restaurant.json in a folder. Returns undefined if it is missing, or is no valid JSON. */
export function restaurantIn(folder: string): Restaurant | undefined {
  const file = join(folder, 'restaurant.json')
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Restaurant
  } catch {
    return undefined
  }
}

/** Files a folder may contain before a restaurant is written to it. The first two are never overwritten. */
const OF_A_RESTAURANT = new Set(['restaurant.json', 'menu.json', 'menu.before.json', 'pictures'])

/** The path itself or its nearest parent that is a file, or null. */
function fileAmong(folder: string): string | null {
  const around = dirname(folder)
  const file = around === folder ? null : fileAmong(around)
  return file ?? (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false ? folder : null)
}

/** The reason why a restaurant cannot be written to a folder; false if it can. */
export function mistakeOfFolder(folder: string): string | false {
  if (folder.trim() === '') return t`A folder that is new or empty is needed, like my-restaurant.`
  const file = fileAmong(folder)
  if (file !== null) return t`${file} is a file. A folder is needed, like my-restaurant.`
  const other = existsSync(folder) ? readdirSync(folder).find((name) => !OF_A_RESTAURANT.has(name)) : undefined
  return other !== undefined && t`It has ${other}. A folder that is new or empty is needed, like my-restaurant.`
}
