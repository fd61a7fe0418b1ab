import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SeedItem } from './types'

/** What `npm run plates` has drawn for the dishes of a restaurant, by their ids: `plates.json` of its folder. */
export type Plates = Record<string, { picture: Pick<SeedItem, 'imageUrl' | 'imageKind' | 'imageSmallUrl'> }>

export function readPlates(folder: string): Plates {
  const path = join(folder, 'plates.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Plates) : {}
}
