import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Dish } from '../../features/menu/dish-index'
import { plainItem } from '../../features/menu/quick-add'
import { loadCode } from '../../lib/load-code'
import { prefetch } from '../../lib/prefetch'
import { useAdd } from './use-add'

/** The actions of every dish card: adds the dish with its defaults, takes it out, and prefetches the page that a tap opens. */
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
  const onTakeOut = useCallback(
    async ({ id }: Dish) => (await loadCode(() => import('./take-out'))).takeOut(client, id),
    [client],
  )
  return { onAdd, onIntent, onTakeOut }
}
