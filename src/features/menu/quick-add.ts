import type { AddCartItem } from '../../api/types'
import type { Dish } from './dish-index'

/** A dish that needs no choice, as it is added from its card. */
export const plainItem = (dish: Dish): AddCartItem => ({
  menuItemId: dish.id,
  menuItemMappingId: dish.menuItemMappingId,
  servingQuantityId: dish.defaultServingQuantityId,
  qty: 1,
  price: dish.price,
  specialInstructions: null,
  customOptionGroups: [],
})
