import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Menu, MenuItemSummary } from '../../api/types'
import { paths } from '../../lib/paths'

/** A dish and where it stands in the menu. */
export type Dish = MenuItemSummary & { menuId: string; sectionId: string; available: boolean }

export const dishPath = ({ menuId, sectionId, id }: Dish) => paths.item(menuId, sectionId, id)

export function dishesOf(menus: Menu[]): Dish[] {
  return menus.flatMap(({ id: menuId, availability, sections }) =>
    sections.flatMap(({ id: sectionId, items }) =>
      items.map((item) => ({ ...item, menuId, sectionId, available: availability.available })),
    ),
  )
}

/** Every dish by its id, from the cached menu. */
export function useDishes(): Map<string, Dish> {
  const { data } = useQuery(restaurantQueries.menus())
  return useMemo(() => new Map(dishesOf(data?.menus ?? []).map((dish) => [dish.id, dish])), [data])
}
