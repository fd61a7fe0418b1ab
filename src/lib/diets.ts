/** Named and ordered as in the contract. */
export const DIETS = ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE'] as const
export const ALLERGENS = [
  'CELERY',
  'CRUSTACEANS',
  'EGG',
  'FISH',
  'LUPIN',
  'MILK',
  'MOLLUSCS',
  'MUSTARD',
  'PEANUT',
  'SESAME',
  'SOY',
  'SULPHITES',
  'TREE_NUTS',
  'WHEAT',
] as const
