import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Dish } from '../../features/menu/dish-index'
import { plainItem } from '../../features/menu/quick-add'
import { loadCode } from '../../lib/load-code'
import { prefetch } from '../../lib/prefetch'
import { useAdd } from './use-add'

/**
 * The actions of every dish card: adds the dish with its defaults, takes it out, opens its page, and prefetches that. They
 * stay the same when the address changes.
 */
export function useDishCards() {
  const client = useQueryClient()
  const add = useAdd()
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useLayoutEffect(() => void (latest.current = navigate))
  const onAdd = useCallback((dish: Dish) => add(plainItem(dish)) !== null, [add])
  const onIntent = useCallback(
    (dish: Dish) => {
      prefetch(() => import('../item/ItemPage'))
      void client.prefetchQuery(restaurantQueries.item(dish.menuId, dish.id))
    },
    [client],
  )
  const onOpen = useCallback((path: string, state?: object) => void latest.current(path, { state }), [])
  const onTakeOut = useCallback(
    async ({ id }: Dish) => {
      const { takeOut } = await loadCode(() => import('./take-out'))
      const path = takeOut(client, id)
      if (path) onOpen(path)
    },
    [client, onOpen],
  )
  return { onAdd, onIntent, onOpen, onTakeOut }
}
