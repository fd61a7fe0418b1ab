import type { MenuItem, OrderLine } from '../../src/api/types'
import { dishesOf } from '../../src/features/menu/dish-index'
import { initialSelection, withQuantity } from '../../src/features/menu/selection'
import { toCartItem } from '../../src/features/menu/selection-price'
import { createCatalog } from '../../src/sandbox/rules/catalog'
import { seedMenus } from '../../src/sandbox/seed/menu'
import { restaurant } from '../../src/sandbox/seed/restaurant'
import { FRIDAY } from '../sandbox/clients'

export const NOW = Date.parse(FRIDAY)
export type Changing = Parameters<ReturnType<typeof createCatalog>['change']>[1]

export const option = (item: Parameters<Changing>[0], id: string) =>
  item.optionGroups.flatMap(({ options }) => options).find((one) => one.id === id)!

/** A line of two large noodles with heat and a soft egg, $17.50 each, and the menu, which a test changes. */
export function noodles() {
  const catalog = createCatalog(seedMenus, restaurant)
  const read = (): MenuItem => catalog.item('all-day', 'hand-pulled-noodles', NOW)!
  const item = read()
  const [heat, toppings] = item.optionGroups
  const egg = toppings!.options.find(({ id }) => id === 'soft-egg')!
  const hot = heat!.options.find(({ id }) => id === 'hot')!
  const groups = withQuantity(withQuantity([], heat!, hot, 1), toppings!, egg, 1)
  const { price, customOptionGroups } = toCartItem(
    item,
    { ...initialSelection(item), servingId: 'large', groups },
    1,
    '',
  )
  const line: OrderLine = {
    ...{ cartItemId: 'ci_1', menuItemId: item.id, name: item.name, servingName: 'Large', servingQuantityId: 'large' },
    ...{ quantity: 2, unitPrice: price, total: 2 * price, customOptionGroups: customOptionGroups ?? [] },
    specialInstructions: 'No bowl.',
  }
  const dishes = () => dishesOf(catalog.list(NOW).menus)
  return {
    line,
    change: (what: Changing, id = item.id) => catalog.change(id, what),
    read,
    dishes,
    dish: () => dishes().find(({ id }) => id === item.id),
  }
}
