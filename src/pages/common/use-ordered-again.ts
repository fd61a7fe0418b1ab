import { useQueries, useQuery } from '@tanstack/react-query'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { MenuItem, Order, OrderLine } from '../../api/types'
import { useDishes, type Dish } from '../../features/menu/dish-index'
import { chosenOptions } from '../../features/menu/selection'
import { useMenuFilters } from '../../stores/menu-filters'
import { orderedAgain, type Again } from './order-again'
import { substitutesOf, type Substitute } from './substitutes'

/** A line of an old order, how it would be ordered today, and its substitutes. */
export type OrderedAgain = Again & {
  line: OrderLine
  dish: Dish | undefined
  /** The allergens of the dish and of the chosen options; none when it is left out. */
  allergens: string[]
  substitutes: Substitute[]
}

const allergensOf = (dish: MenuItem | undefined, { item }: Again) =>
  dish && item
    ? [dish, ...chosenOptions(dish.optionGroups, item.customOptionGroups ?? [])].flatMap(({ allergens }) => allergens)
    : []

/**
 * Every line of an order as it would be ordered today, once the menu and each dish have loaded.
 * @param enabled false while the dishes are not needed yet
 * @param isNow whether it is ordered for as soon as possible, whatever time is chosen on the menu
 */
export function useOrderedAgain({ lines, totals }: Pick<Order, 'lines' | 'totals'>, enabled = true, isNow = false) {
  const dishes = useDishes(isNow)
  const { avoid } = useMenuFilters()
  const menu = useQuery(restaurantQueries.menus())
  const ids = [...new Set(lines.map(({ menuItemId }) => menuItemId))]
  const items = useQueries({
    queries: ids.map((menuItemId) => ({
      ...restaurantQueries.item(dishes.get(menuItemId)?.menuId ?? '', menuItemId),
      enabled: enabled && dishes.has(menuItemId),
    })),
  })
  const read = [menu, ...items]
  const isKnown = enabled && menu.data && ids.every((id, at) => items[at]?.data || !dishes.has(id))
  return {
    failed: read.some(({ isError, data }) => isError && !data),
    retry: () => read.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
    /** Null until everything has loaded. */
    rows: isKnown
      ? lines.map((line): OrderedAgain => {
          const dish = dishes.get(line.menuItemId)
          const item = items[ids.indexOf(line.menuItemId)]?.data
          const substitutes = substitutesOf(line, dish, item, [...dishes.values()], avoid)
          const again = orderedAgain(line, dish, item, totals.currency)
          return { line, dish, substitutes, allergens: allergensOf(item, again), ...again }
        })
      : null,
  }
}
