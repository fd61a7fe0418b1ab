import type { CartLine } from '../../features/cart/lines'
import type { Dish } from '../../features/menu/dish-index'
import { avoidedAmong } from '../../lib/diets'

/** The allergens of a line that the customer avoids: as the API says with the line, until then those of the dish. */
export const avoidedIn = (
  { declared, menuItemId }: Pick<CartLine, 'declared' | 'menuItemId'>,
  dishes: ReadonlyMap<string, Dish>,
  avoid: string[],
) => avoidedAmong([...(declared?.allergens ?? []), ...(dishes.get(menuItemId)?.allergens ?? [])], avoid)
