import { option, pickOne, pickUpTo } from './build'

export const dips = pickUpTo(
  'Dips',
  4,
  [
    option('Black vinegar and ginger', 50),
    option('Tamarind ketchup', 75),
    option('Chili crisp', 100, { allergens: ['SOY', 'PEANUT'] }),
    option('Garlic mayonnaise', 100, { allergens: ['EGG', 'MUSTARD'] }),
    option('Peanut sauce', 125, { allergens: ['PEANUT', 'SOY', 'WHEAT'] }),
  ],
  { perOption: 2, free: 1 },
)

export const dumplingFilling = pickOne('Filling', [
  option('Pork and chive', 0, { allergens: ['SOY'] }),
  option('Shrimp and bamboo', 100, { allergens: ['CRUSTACEANS'] }),
  option('Cabbage and shiitake', 0, { allergens: ['SOY'] }),
])

export const milk = pickOne('Milk', [
  option('Whole milk', 0, { defaultQuantity: 1, allergens: ['MILK'] }),
  option('Oat milk', 75),
  option('Soy milk', 75, { allergens: ['SOY'] }),
  option('Almond milk', 75, { allergens: ['TREE_NUTS'], soldOut: true }),
])

export const sweetness = pickOne('Sweetness', [
  option('Unsweetened'),
  option('Half sweet', 0, { defaultQuantity: 1 }),
  option('Full sweet'),
])

export const eggStyle = pickOne('Cooked', [
  option('Sunny side up', 0, { defaultQuantity: 1 }),
  option('Over easy'),
  option('Scrambled with butter', 0, { allergens: ['MILK'] }),
])
