import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Menu, MenuItemSummary } from '../../api/types'
import { paths } from '../../lib/paths'
import { isServed } from './availability'
import { useWantedTime } from './use-wanted-time'

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

/** All dishes of the menus. Whether one is available is judged at `at` (RFC 3339), or now when that is null. */
export function dishesOf(menus: Menu[], at: string | null = null, timeZone = ''): Dish[] {
  return menus.flatMap(({ id: menuId, availability, sections }) => {
    const available = isServed(availability, at, timeZone)
    return sections.flatMap(({ id: sectionId, items }) =>
      items.map((item) => dishOf(item, { menuId, sectionId, available })),
    )
  })
}

/**
 * All dishes of the cached menu, by id, for the time at which the customer wants the order.
 * @param isNow judges them by now instead
 */
export function useDishes(isNow = false): Map<string, Dish> {
  const { data } = useQuery(restaurantQueries.menus())
  const wanted = useWantedTime()
  const { timeZone } = wanted
  const at = isNow ? null : wanted.at
  return useMemo(
    () => new Map(dishesOf(data?.menus ?? [], at, timeZone).map((dish) => [dish.id, dish])),
    [data, at, timeZone],
  )
}
