import { describe, expect, it } from 'vitest'
import type { MenuItem, OrderLine } from '../../api/types'
import { dishesOf } from '../../features/menu/dish-index'
import { initialSelection, toCartItem, withQuantity } from '../../features/menu/selection'
import { createCatalog } from '../../sandbox/rules/catalog'
import { seedMenus } from '../../sandbox/seed/menu'
import { restaurant } from '../../sandbox/seed/restaurant'
import { FRIDAY } from '../../../tests/sandbox/clients'
import { orderedAgain } from './order-again'

const NOW = Date.parse(FRIDAY)
type Changing = Parameters<ReturnType<typeof createCatalog>['change']>[1]

/** Large noodles with heat and two soft eggs: $17.50, and the second egg. */
function noodles() {
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
  return {
    line,
    change: (what: Changing) => catalog.change(item.id, what),
    again: (from: OrderLine = line) => {
      const dish = dishesOf(catalog.list(NOW).menus).find(({ id }) => id === item.id)
      return orderedAgain(from, dish, read(), 'USD')
    },
  }
}
const option = (item: Parameters<Changing>[0], id: string) =>
  item.optionGroups.flatMap(({ options }) => options).find((one) => one.id === id)!

describe('a line that is as it was', () => {
  it('is ordered as it was, without a message', () => {
    const { line, again } = noodles()
    const { item, chosen, changes } = again()
    expect(item).toMatchObject({
      qty: 2,
      price: line.unitPrice,
      servingQuantityId: 'large',
      specialInstructions: 'No bowl.',
    })
    expect(item!.customOptionGroups).toEqual(line.customOptionGroups)
    expect([chosen, changes]).toEqual([['Large', 'Hot', 'Soft egg'], []])
  })
})

describe('a message reports', () => {
  it('a new price with the old one', () => {
    const { line, change, again } = noodles()
    change((item) => item.servings.forEach((serving) => (serving.price += 125)))
    const { item, changes } = again()
    expect(item!.price).toBe(line.unitPrice + 125)
    expect(changes).toEqual(['It was $17.50, and is $18.75 now.'])
  })

  it('an option that is gone and left out', () => {
    const { change, again } = noodles()
    change((item) => (option(item, 'soft-egg').soldOut = true))
    const { item, chosen, changes } = again()
    expect(changes).toEqual(['Without Soft egg: that is gone.'])
    expect(chosen).toEqual(['Large', 'Hot'])
    expect(item!.customOptionGroups).toHaveLength(1)
  })

  it('another size and its price for one that is gone', () => {
    const { change, again } = noodles()
    change((item) => (item.servings = item.servings.filter(({ id }) => id !== 'large')))
    const { item, changes } = again()
    expect([item!.servingQuantityId, item!.price]).toEqual(['regular', 1450])
    expect(changes).toEqual(['Large is gone. It is Regular now.', 'It was $17.50, and is $14.50 now.'])
  })

  it('a choice to make again, and does not make it for the customer', () => {
    const { change, again } = noodles()
    change((item) => (option(item, 'hot').soldOut = true))
    expect(again()).toMatchObject({
      item: null,
      mayBeChosen: true,
      changes: ['Without Hot: that is gone.', 'Please choose again: Heat.'],
    })
  })

  it('a lower quantity', () => {
    const { line, change, again } = noodles()
    change((item) => (item.maxQuantity = 1))
    expect(again(line)).toMatchObject({ item: { qty: 1 }, changes: ['Only 1 at a time.'] })
  })

  it.each<[string, Changing, string]>([['sold out', (item) => (item.soldOut = true), 'It is sold out.']])(
    'that a dish is unavailable: %s',
    (_, what, words) => {
      const { change, again } = noodles()
      change(what)
      expect(again()).toEqual({ item: null, chosen: [], changes: [words], mayBeChosen: false })
    },
  )

  it('a dish that is no longer on the menu, or not at this time', () => {
    const { line } = noodles()
    expect(orderedAgain(line, undefined, undefined, 'USD').changes).toEqual(['It is no longer on the menu.'])
    const catalog = createCatalog(seedMenus, restaurant)
    const dish = dishesOf(catalog.list(NOW).menus).find(({ available }) => !available)!
    const item = catalog.item(dish.menuId, dish.id, NOW)!
    expect(orderedAgain({ ...line, menuItemId: dish.id }, dish, item, 'USD').changes).toEqual([
      'It is not available now.',
    ])
  })

  it('the choice to make again when the API does not report the choices of the order', () => {
    const { line, again } = noodles()
    const { servingQuantityId: _, customOptionGroups: __, ...bare } = line
    expect(again(bare)).toMatchObject({ item: null, changes: ['Please choose again: Heat.'], mayBeChosen: true })
  })
})
