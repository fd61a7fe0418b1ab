import type { CartLine } from '../../features/cart/lines'
import type { Dish } from '../../features/menu/dish-index'
import type { Declared } from '../../lib/declared'

const union = (...lists: (string[] | undefined)[]) => [...new Set(lists.flatMap((list = []) => list))]
const highest = (...amounts: (number | undefined)[]) => Math.max(...amounts.map((amount) => amount ?? 0))

/**
 * What law wants said of a line: what the API says with it, and what the menu says of its dish, which is all that is
 * known of a line that the API has not answered with yet.
 */
export function declaredIn(
  { declared = {}, menuItemId }: Pick<CartLine, 'declared' | 'menuItemId'>,
  dishes: ReadonlyMap<string, Dish>,
  wordsOf: (marks?: string[]) => string[],
): Declared {
  const dish = dishes.get(menuItemId)
  return {
    allergens: union(declared.allergens, dish?.allergens),
    additives: union(declared.additives, wordsOf(dish?.additives)),
    caffeineMgPer100ml: highest(declared.caffeineMgPer100ml, dish?.caffeineMgPer100ml),
    alcoholPercent: highest(declared.alcoholPercent, dish?.alcoholPercent),
  }
}
