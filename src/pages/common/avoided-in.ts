import type { CartLine } from '../../features/cart/lines'
import type { Dish } from '../../features/menu/dish-index'
import { avoidedAmong } from '../../lib/diets'

/** The allergens of a line that the customer avoids: as the API says with the line, until then those of the dish. */
export const avoidedIn = (
  { allergens, menuItemId }: Pick<CartLine, 'allergens' | 'menuItemId'>,
  dishes: ReadonlyMap<string, Dish>,
  avoid: string[],
) => avoidedAmong([...(allergens ?? []), ...(dishes.get(menuItemId)?.allergens ?? [])], avoid)
