import { describe, expect, it } from 'vitest'
import { dishesOf } from '../../features/menu/dish-index'
import { createCatalog } from '../../sandbox/rules/catalog'
import { seedMenus } from '../../sandbox/seed/menu'
import { restaurant } from '../../sandbox/seed/restaurant'
import { noodles, NOW, option, type Changing } from '../../../tests/setup/noodles'
import { orderedAgain } from './order-again'

function ordered() {
  const menu = noodles()
  return { ...menu, again: (from = menu.line) => orderedAgain(from, menu.dish(), menu.read(), 'USD') }
}

it('a line that is as it was is ordered as it was, without a message', () => {
  const { line, again } = ordered()
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

describe('a message reports', () => {
  it.each([true, false])('a required choice that cannot be made, whether the card says so or not: %s', (said) => {
    const { line, change, read, dish } = ordered()
    const before = dish()
    change(({ optionGroups }) => optionGroups[0]!.options.forEach((one) => (one.soldOut = true)))
    const item = { ...read(), soldOut: false }
    const again = orderedAgain(line, said ? dish() : before, item, 'USD')
    expect([again.item, again.changes, again.mayBeChosen]).toEqual([null, ['It is sold out.'], false])
  })

  it.each<[string, Changing, string[], object]>([
    [
      'a new price with the old one',
      (item) => item.servings.forEach((serving) => (serving.price += 125)),
      ['It was $17.50, and is $18.75 now.'],
      { item: { price: 1875 }, chosen: ['Large', 'Hot', 'Soft egg'] },
    ],
    [
      'an option that is gone and left out',
      (item) => (option(item, 'soft-egg').soldOut = true),
      ['Without Soft egg: that is gone.'],
      { item: { customOptionGroups: { length: 1 } }, chosen: ['Large', 'Hot'] },
    ],
    [
      'another size and its price for one that is gone',
      (item) => (item.servings = item.servings.filter(({ id }) => id !== 'large')),
      ['Large is gone. It is Regular now.', 'It was $17.50, and is $14.50 now.'],
      { item: { servingQuantityId: 'regular', price: 1450 } },
    ],
    [
      'a choice to make again, and does not make it for the customer',
      (item) => (option(item, 'hot').soldOut = true),
      ['Without Hot: that is gone.', 'Please choose again: Heat.'],
      { item: null, mayBeChosen: true },
    ],
    ['a lower quantity', (item) => (item.maxQuantity = 1), ['Only 1 at a time.'], { item: { qty: 1 } }],
  ])('%s', (_, what, changes, expected) => {
    const { change, again } = ordered()
    change(what)
    expect(again()).toMatchObject({ changes, ...expected })
  })

  it('that a dish is sold out', () => {
    const { change, again } = ordered()
    change((item) => (item.soldOut = true))
    expect(again()).toEqual({ item: null, chosen: [], changes: ['It is sold out.'], mayBeChosen: false })
  })

  it('a dish that is no longer on the menu, or not at this time', () => {
    const { line } = ordered()
    expect(orderedAgain(line, undefined, undefined, 'USD').changes).toEqual(['It is no longer on the menu.'])
    const catalog = createCatalog(seedMenus, restaurant)
    const dish = dishesOf(catalog.list(NOW).menus).find(({ available }) => !available)!
    const item = catalog.item(dish.menuId, dish.id, NOW)!
    expect(orderedAgain({ ...line, menuItemId: dish.id }, dish, item, 'USD').changes).toEqual([
      'It is not available now.',
    ])
  })

  it('the choice to make again when the API does not report the choices of the order', () => {
    const { line, again } = ordered()
    const { servingQuantityId: _, customOptionGroups: __, ...bare } = line
    expect(again(bare)).toMatchObject({ item: null, changes: ['Please choose again: Heat.'], mayBeChosen: true })
  })
})
