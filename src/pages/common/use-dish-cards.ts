import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { restaurantQueries } from '../../api/queries/restaurant'
import { useAddToCart } from '../../features/cart/use-cart'
import type { Dish } from '../../features/menu/dish-index'
import { plainItem } from '../../features/menu/quick-add'
import { prefetch } from '../../lib/prefetch'

/** What a card of a dish does wherever it stands: adds the dish as it is, and fetches what a tap on it will show. */
export function useDishCards() {
  const client = useQueryClient()
  const add = useAddToCart()
  const onAdd = useCallback((dish: Dish) => add(plainItem(dish)) !== null, [add])
  const onIntent = useCallback(
    (dish: Dish) => {
      prefetch(() => import('../item/ItemPage'))
      void client.prefetchQuery(restaurantQueries.item(dish.menuId, dish.id))
    },
    [client],
  )
  return { onAdd, onIntent }
}
