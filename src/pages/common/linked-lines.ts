import type { MenuItem, OrderLine } from '../../api/types'
import type { Dish } from '../../features/menu/dish-index'
import { linkedGroups, wordsOf } from '../../features/menu/linked-choices'
import { restoredSelection } from '../../features/menu/selection'
import { unitPrice } from '../../features/menu/selection-price'
import type { LinkedDish } from '../../lib/cart-link'

/** A dish of a link as a line, as far as the link alone says. */
export const lineOf = ({ dish, size, count, price = 0 }: LinkedDish, at: number): OrderLine => ({
  ...{ cartItemId: String(at), menuItemId: dish, name: wordsOf(dish), quantity: count, unitPrice: price, total: 0 },
  ...(size !== null && { servingQuantityId: size, servingName: wordsOf(size) }),
})

/** The line once its dish is known: with its name and its choices, and at its price where the link names none. */
export function asChosen(line: OrderLine, { choices, size, price }: LinkedDish, { name }: Dish, item: MenuItem) {
  const groups = linkedGroups(item, choices)
  const now = unitPrice(item, restoredSelection(item, { servingId: size, groups }))
  return { ...line, name, customOptionGroups: groups, unitPrice: price ?? now }
}
