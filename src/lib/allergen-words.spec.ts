import { expect, it } from 'vitest'
import { allergenText, askedFor, avoidedList, contentList, contentWords } from './allergen-words'
import { ALLERGENS } from './diets'

it.each([
  [[], ''],
  [['SESAME'], 'sesame'],
  [['GLUTEN', 'TREE_NUTS'], 'gluten, tree nuts'],
  [['SPELT', 'MILK', 'ALMOND', 'WHEAT'], 'gluten (wheat, spelt), milk, tree nuts (almond)'],
  [['MILK', 'GLUTEN', 'BARLEY'], 'milk, gluten (barley)'],
  [['WALNUT', 'BRAZIL_NUT', 'WALNUT'], 'tree nuts (walnut, Brazil nut)'],
  [['GREEN_KIWI'], 'green kiwi'],
])('food with %o contains %s', (allergens, text) => expect(contentWords(allergens).join(', ')).toBe(text))

it('what food contains, and what a customer avoids, in a sentence', () => {
  expect(contentList(['RYE', 'EGG', 'SPELT'])).toBe('gluten (rye, spelt) and egg')
  expect(contentList(['EGG', 'TREE_NUTS', 'WHEAT'])).toBe('egg, tree nuts, and gluten (wheat)')
  expect(avoidedList(['GLUTEN', 'WHEAT', 'SOY'])).toBe('gluten, wheat, and soy')
  expect(avoidedList(['WHEAT', 'TREE_NUTS'], 'or')).toBe('wheat or tree nuts')
})

it('a choice begins with a capital letter', () => {
  expect(['TREE_NUTS', 'SOY', 'GLUTEN'].map(allergenText)).toEqual(['Tree nuts', 'Soy', 'Gluten'])
  expect(new Set(ALLERGENS.map(allergenText)).size).toBe(15)
})

it('a customer is asked for the allergens of the law, and for a kind that the account names', () => {
  expect(askedFor(['MILK'])).toEqual(ALLERGENS)
  expect(askedFor(['MILK', 'ALMOND', 'LATEX'])).toEqual([...ALLERGENS, 'ALMOND'])
})
