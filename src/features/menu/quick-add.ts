import type { AddCartItem } from '../../api/types'
import type { Dish } from './dish-index'

/** The cart item that a dish card adds for a dish that needs no choice. */
export const plainItem = (dish: Dish): AddCartItem => ({
  menuItemId: dish.id,
  menuItemMappingId: dish.menuItemMappingId,
  servingQuantityId: dish.defaultServingQuantityId,
  qty: 1,
  price: dish.price,
  specialInstructions: null,
  customOptionGroups: [],
})
