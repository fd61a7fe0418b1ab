import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Dish } from '../../features/menu/dish-index'
import { plainItem } from '../../features/menu/quick-add'
import { prefetch } from '../../lib/prefetch'
import { useAdd } from './use-add'

/** The actions of every dish card: adds the dish with its defaults, and prefetches the page that a tap opens. */
export function useDishCards() {
  const client = useQueryClient()
  const add = useAdd()
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
