import { expect, it } from 'vitest'
import type { MenuItemSummary } from '../../api/types'
import responses from '../../api/responses.gen.json'
import { DIETS } from '../../lib/diets'
import { dietText, priceText, spiceText, dietSigns } from './format-dish'

it('every diet of the contract has a name, in the order of the contract', () => {
  expect(DIETS).toEqual(responses.components.schemas.Diet.enum)
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
