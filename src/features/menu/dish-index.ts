import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Menu, MenuItemSummary } from '../../api/types'
import { paths } from '../../lib/paths'
import { useFulfilment } from '../../stores/fulfilment'
import { isServed } from './availability'

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

/** All dishes of the cached menu, by id, for the time at which the customer wants to have them. */
export function useDishes(): Map<string, Dish> {
  const { data } = useQuery(restaurantQueries.menus())
  const { requestedTime } = useFulfilment()
  const { data: profile } = useQuery(restaurantQueries.profile())
  const timeZone = profile?.timeZone
  return useMemo(
    () => new Map(dishesOf(data?.menus ?? [], requestedTime, timeZone).map((dish) => [dish.id, dish])),
    [data, requestedTime, timeZone],
  )
}
