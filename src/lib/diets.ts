/** As the contract names them, in its order. */
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
