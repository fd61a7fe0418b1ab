import { expect, it } from 'vitest'
import type { MenuItemSummary } from '../../api/types'
import responses from '../../api/responses.gen.json'
import { DIETS } from '../../lib/diets'
import { cheapestSold } from './serving-sold'
import { dietText, priceText, soldText, spiceText, dietSigns } from './format-dish'

it('every diet of the contract has a name, in the order of the contract', () => {
  expect(DIETS).toEqual(responses.components.schemas.Diet.enum)
  expect(DIETS.map(dietText)).toEqual(['Vegetarian', 'Vegan', 'Gluten-free'])
})

it.each<[MenuItemSummary['diets'], [string, string][]]>([
  [[], []],
  [['VEGETARIAN'], [['Veg', 'Vegetarian']]],
  [
    ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE'],
    [
      ['Vegan', 'Vegan'],
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

const serving = (price: number, more: object = {}) => ({ id: `${price}`, name: `${price}`, price, ...more })

it.each<[string, Partial<MenuItemSummary>, string]>([
  ['nothing', {}, ''],
  ['millilitres', { content: { amount: 500, unit: 'ML' } }, '500 mL · $7.00/L'],
  ['litres, half up', { price: 105, content: { amount: 0.7, unit: 'L' } }, '0.7 L · $1.50/L'],
  ['a half exactly', { price: 7, content: { amount: 0.14, unit: 'L' } }, '0.14 L · $0.50/L'],
  ['a half cent', { price: 1, content: { amount: 400, unit: 'G' } }, '400 g · $0.03/kg'],
  ['kilograms', { content: { amount: 2, unit: 'KG' } }, '2 kg · $1.75/kg'],
  ['a deposit', { deposit: 25 }, 'plus $0.25 deposit'],
  ['both', { deposit: 8, content: { amount: 1, unit: 'L' } }, '1 L · $3.50/L · plus $0.08 deposit'],
  [
    'the cheapest serving',
    { servings: [serving(500, { deposit: 25 }), serving(300, { deposit: 8, content: { amount: 300, unit: 'ML' } })] },
    '300 mL · $10.00/L · plus $0.08 deposit',
  ],
  [
    'the dish for a serving that says nothing of its own',
    { deposit: 15, content: { amount: 1, unit: 'L' }, servings: [serving(400, { content: null })] },
    '1 L · $4.00/L · plus $0.15 deposit',
  ],
])('beside a price stands %s', (_name, more, text) => {
  expect(soldText(cheapestSold({ price: 350, servings: [], ...more }), 'USD').replace(/\u00a0/g, ' ')).toBe(text)
})

it.each([
  ['JPY', 350, '¥700/L'],
  ['KWD', 1250, 'KWD 2.500/L'],
])('the price per litre has the decimals of %s', (currency, price, text) => {
  const dish = { price, content: { amount: 0.5, unit: 'L' as const } }
  expect(soldText(dish, currency).replace(/\u00a0/g, ' ')).toBe(`0.5 L · ${text}`)
})
