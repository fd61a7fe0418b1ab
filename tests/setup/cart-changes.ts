import { keyOf, type CartChange } from '../../src/features/cart/lines'
import type { ServerCart, ServerLine } from '../../src/api/queries/cart'
import type { AddCartItem } from '../../src/api/types'

/** A line of the API's cart; its id is that of its dish, and a number if there are several. A piece costs 500. */
export const line = (cartItemId: string, quantity = 1, rest: Partial<ServerLine> = {}): ServerLine => ({
  ...{ cartItemId, quantity, menuItemId: cartItemId.replace(/\d/, ''), price: 500 },
  ...{ servingQuantityId: null, specialInstructions: null, customOptionGroups: [], participant: null },
  ...rest,
})
export const cartOf = (...items: ServerLine[]): ServerCart => ({
  items,
  totalAmount: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  groupOrderId: null,
  version: '"1"',
})
export const item = (menuItemId: string, qty = 1, price = 500): AddCartItem => ({
  ...{ menuItemId, menuItemMappingId: `m.${menuItemId}`, qty, price },
  ...{ servingQuantityId: null, specialInstructions: null, customOptionGroups: [] },
})
export const key = (menuItemId: string) => keyOf(line(menuItemId))

export const add = (dish: string, qty = 1, undoes?: string): CartChange => ({
  ...{ id: 'add', kind: 'add', item: item(dish, qty) },
  ...(undoes && { undoes }),
})
export const step = (dish: string, by: number, isOnMenu = true): CartChange => ({
  ...{ id: 'step', kind: 'step', dish, line: key(dish), by, item: isOnMenu ? item(dish) : null },
})
export const remove = (dish: string, quantity: number): CartChange => ({
  ...{ id: 'remove', kind: 'remove', dish, line: key(dish), quantity },
})
export const clear = (...dishes: string[]): CartChange => ({
  ...{ id: 'clear', kind: 'clear', dishes, lines: dishes.map(key) },
})
export const update = (dish: string, patch: object, by: number): CartChange => ({
  ...{ id: 'update', kind: 'update', dish, line: key(dish), patch, by },
})
