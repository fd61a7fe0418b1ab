import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Menu, MenuItemSummary } from '../../api/types'
import { paths } from '../../lib/paths'

/** A dish and its place in the menu. */
export type Dish = MenuItemSummary & { menuId: string; sectionId: string; available: boolean }

export const dishPath = ({ menuId, sectionId, id }: Dish) => paths.item(menuId, sectionId, id)

const made = new WeakMap<MenuItemSummary, Dish>()

/** Returns the same object while nothing has changed, so that a refetched menu re-renders only what is new. */
function dishOf(item: MenuItemSummary, place: Pick<Dish, 'menuId' | 'sectionId' | 'available'>): Dish {
  const before = made.get(item)
  const { menuId, sectionId, available } = place
  if (before?.menuId === menuId && before.sectionId === sectionId && before.available === available) return before
  const dish = { ...item, ...place }
  made.set(item, dish)
  return dish
}

export function dishesOf(menus: Menu[]): Dish[] {
  return menus.flatMap(({ id: menuId, availability: { available }, sections }) =>
    sections.flatMap(({ id: sectionId, items }) => items.map((item) => dishOf(item, { menuId, sectionId, available }))),
  )
}

/** All dishes of the cached menu, by id. */
export function useDishes(): Map<string, Dish> {
  const { data } = useQuery(restaurantQueries.menus())
  return useMemo(() => new Map(dishesOf(data?.menus ?? []).map((dish) => [dish.id, dish])), [data])
}
