import { useQueries, useQuery } from '@tanstack/react-query'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { MenuItem, OrderLine } from '../../api/types'
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

export type WantedLines = {
  lines: OrderLine[]
  currency: string
  /** Whether it is ordered for as soon as possible, whatever time is chosen on the menu. */
  isNow?: boolean | undefined
  /** A line once its dish is known, where it does not know by itself how it was made. */
  withDish?: ((line: OrderLine, dish: Dish, item: MenuItem) => OrderLine) | undefined
}

/**
 * Every line of an order as it would be ordered today, once the menu and each dish have loaded.
 * @param enabled false while the dishes are not needed yet
 */
export function useOrderedAgain({ lines, currency, isNow, withDish }: WantedLines, enabled = true) {
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
      ? lines.map((before): OrderedAgain => {
          const dish = dishes.get(before.menuItemId)
          const item = items[ids.indexOf(before.menuItemId)]?.data
          const line = (dish && item && withDish?.(before, dish, item)) ?? before
          const substitutes = substitutesOf(line, dish, item, [...dishes.values()], avoid)
          const again = orderedAgain(line, dish, item, currency)
          return { line, dish, substitutes, allergens: allergensOf(item, again), ...again }
        })
      : null,
  }
}
