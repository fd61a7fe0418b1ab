import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Option, SeedItem } from './types'

/** What `npm run plates` has drawn for a dish: the fields that it gives the dish and its options. */
export type Plate = {
  picture: Pick<SeedItem, 'imageUrl' | 'imageKind' | 'imageSmallUrl' | 'imageBaseUrl'>
  options: ({ group: string; option: string } & Pick<Option, 'takenImageUrl' | 'untakenImageUrl'>)[]
  /** The kind of dish it was drawn as, and the word that told so. */
  kind: string
  because: string | null
}

/** By the ids of the dishes: `plates.json` of a restaurant's folder. */
export type Plates = Record<string, Plate>

export function readPlates(folder: string): Plates {
  const path = join(folder, 'plates.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Plates) : {}
}

/** A dish with its drawn picture, unless it has one of its own. */
export function withPlate<Dish extends Pick<SeedItem, 'id' | 'imageUrl' | 'optionGroups'>>(
  dish: Dish,
  plates: Plates,
): Dish {
  const plate = plates[dish.id]
  if (!plate || dish.imageUrl) return dish
  const drawn = (group: string, option: string) => {
    const {
      group: _,
      option: __,
      ...urls
    } = plate.options.find((one) => one.group === group && one.option === option) ?? {}
    return urls
  }
  const optionGroups = dish.optionGroups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, ...drawn(group.id, option.id) })),
  }))
  return { ...dish, ...plate.picture, optionGroups }
}
