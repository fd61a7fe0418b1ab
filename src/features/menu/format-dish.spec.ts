import { expect, it } from 'vitest'
import type { MenuItemSummary } from '../../api/types'
import responses from '../../api/responses.gen.json'
import { ALLERGENS, DIETS } from '../../lib/diets'
import { allergenList, allergenText } from '../../lib/diets'
import { dietText, dietTexts, priceText, spiceText, dietSigns } from './format-dish'

it.each([
  [[], ''],
  [['MILK'], 'milk'],
  [['SESAME', 'SOY'], 'sesame and soy'],
  [['EGG', 'TREE_NUTS', 'WHEAT'], 'egg, tree nuts, and wheat'],
])('allergens %o are %s in a sentence', (allergens, text) => expect(allergenList(allergens)).toBe(text))

it('an allergen that stands alone begins with a capital letter', () => {
  expect(['TREE_NUTS', 'SOY'].map(allergenText)).toEqual(['Tree nuts', 'Soy'])
})

it('every allergen and diet of the contract has a name, in the order of the contract', () => {
  const { Allergen, Diet } = responses.components.schemas
  expect(ALLERGENS).toEqual(Allergen.enum)
  expect(DIETS).toEqual(Diet.enum)
  expect(DIETS.map(dietText)).toEqual(['Vegetarian', 'Vegan', 'Gluten-free'])
})

it.each<[MenuItemSummary['diets'], [string, string][]]>([
  [[], []],
  [['VEGETARIAN'], [['V', 'Vegetarian']]],
  [
    ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE'],
    [
      ['VG', 'Vegan'],
      ['GF', 'Gluten-free'],
    ],
  ],
])('diets %o are marked as %o', (diets, signs) => {
  expect(dietSigns({ diets })).toEqual(signs)
  expect(dietTexts({ diets })).toEqual(signs.map(([, text]) => text))
})

it('spice has three names, and none for no spice', () => {
  expect([0, 1, 2, 3, 4].map(spiceText)).toEqual(['', 'Mild', 'Hot', 'Very hot', ''])
})

it.each([
  [[], '$8.50'],
  [[850, 850], '$8.50'],
  [[850, 1100], 'from $8.50'],
])('servings at %o cost %s', (prices, text) => {
  const servings = prices.map((price, index) => ({ id: `${index}`, name: `${index}`, price }))
  expect(priceText({ price: 850, servings }, 'USD')).toBe(text)
})
