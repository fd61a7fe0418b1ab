import { t } from 'ttag'
import type { LineDish } from '../../features/cart/CartLineRow'
import type { CartLine } from '../../features/cart/lines'
import { dishPath, type Dish } from '../../features/menu/dish-index'
import { paths } from '../../lib/paths'

const GONE = {
  name: t`A dish no longer on the menu`,
  imageUrl: null,
  imageKind: undefined,
  imageSmallUrl: undefined,
  path: paths.menu,
  servingName: null,
}

/** The menu's data for a line's dish. The cart itself has only ids (rule 3.4). */
export function lineDish(line: CartLine, dishes: Map<string, Dish>): LineDish {
  const dish = dishes.get(line.menuItemId)
  if (!dish) return { ...GONE, maxQuantity: line.quantity }
  const serving = dish.servings.length > 1 ? dish.servings.find(({ id }) => id === line.servingQuantityId) : undefined
  const { name, imageUrl, imageSmallUrl, imageKind, maxQuantity, minimumAge } = dish
  return {
    name,
    imageUrl,
    imageSmallUrl,
    imageKind,
    maxQuantity,
    minimumAge,
    path: dishPath(dish),
    servingName: serving?.name ?? null,
  }
}
