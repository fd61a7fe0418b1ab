import type { Schemas } from '../../api/types'
import type { SeedItem, SeedRestaurant } from '../seed/types'
import { allergensOf, partsOf } from './selection'

type Declared = Pick<Schemas['OrderLine'], 'allergens' | 'additives' | 'caffeineMgPer100ml' | 'alcoholPercent'>

const highest = (amounts: (number | undefined)[]) => Math.max(...amounts.map((amount) => amount ?? 0))

/** What has to be said of a dish with what is chosen; additives in words, as an order is read after its menu has changed. */
export function declaredOf(
  item: SeedItem,
  chosen: Schemas['CustomOptionGroup'][],
  { additives = [] }: Pick<SeedRestaurant, 'additives'>,
): Declared {
  const parts = partsOf(item, chosen)
  const marks = new Set(parts.flatMap((part) => part.additives ?? []))
  const caffeineMgPer100ml = highest(parts.map((part) => part.caffeineMgPer100ml))
  const alcoholPercent = highest(parts.map((part) => part.alcoholPercent))
  return {
    allergens: allergensOf(item, chosen),
    ...(marks.size > 0 && { additives: additives.filter(({ mark }) => marks.has(mark)).map(({ text }) => text) }),
    ...(caffeineMgPer100ml && { caffeineMgPer100ml }),
    ...(alcoholPercent && { alcoholPercent }),
  }
}
