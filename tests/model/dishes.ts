import type { AddCartItem } from '../../src/api/types'
import type { createSandbox } from '../../src/sandbox/sandbox'
import { dish, option, pickOne } from '../setup/dishes'
import { priceOf } from '../../src/sandbox/rules/selection'

const PLAIN = ['tea', 'soup', 'bread', 'flan']
const HEATS = ['mild', 'hot']

const common = { description: 'A dish.', picture: 'row-curry' }
export const menu = {
  menus: [
    {
      id: 'all-day',
      name: 'All day',
      sections: [
        {
          id: 'plates',
          name: 'Plates',
          items: [
            ...PLAIN.map((name, index) => dish({ ...common, name, price: 300 + 100 * index, maxQuantity: 50 })),
            dish({
              ...common,
              name: 'curry',
              price: 1200,
              maxQuantity: 50,
              groups: [pickOne('heat', [option('mild'), option('hot', 50)])],
            }),
          ],
        },
      ],
    },
  ],
}

const plain = (name: string, index: number): AddCartItem => ({
  menuItemId: name,
  menuItemMappingId: `all-day.plates.${name}`,
  servingQuantityId: null,
  qty: 1,
  price: 300 + 100 * index,
  specialInstructions: null,
  customOptionGroups: [],
})
const curry = (heat: string): AddCartItem => {
  const price = heat === 'hot' ? 50 : 0
  const options = [{ optionId: heat, name: heat, quantity: 1, price, customOptionGroups: [] }]
  const customOptionGroups = [{ groupId: 'heat', name: 'heat', options }]
  return { ...plain('curry', 9), price: 1200 + price, customOptionGroups }
}

/** Everything that can be added: four plain dishes, and one made in two ways. */
export const ITEMS: AddCartItem[] = [...PLAIN.map(plain), ...HEATS.map(curry)]
/** Every variant of a dish: each with and without special instructions. */
export const waysOf = (menuItemId: string): AddCartItem[] =>
  ITEMS.filter((item) => item.menuItemId === menuItemId).flatMap((item) => [
    item,
    { ...item, specialInstructions: 'No salt' },
  ])
/** @throws never for the names above */
export const item = (name: string, qty = 1): AddCartItem => ({ ...ITEMS[PLAIN.indexOf(name)]!, qty })

type Made = Pick<AddCartItem, 'menuItemId' | 'servingQuantityId' | 'customOptionGroups'>
/** The current unit price of this variant of a dish. */
export function priceNow(
  { context }: ReturnType<typeof createSandbox>,
  { menuItemId, servingQuantityId, customOptionGroups }: Made,
) {
  const found = context.catalog.find(menuItemId, context.now())
  if (!found) throw new Error(`${menuItemId} is not on the menu`)
  return priceOf(found.item, servingQuantityId, customOptionGroups)
}
