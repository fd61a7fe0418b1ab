import { locale } from './locale'

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

/** 'Tree nuts' for TREE_NUTS. */
export const allergenText = (allergen: string) => allergen.charAt(0) + allergen.slice(1).toLowerCase().replace('_', ' ')

/** 'sesame and soy' in a sentence, or 'sesame or soy'. */
export const allergenList = (allergens: readonly string[], joined: 'and' | 'or' = 'and') =>
  new Intl.ListFormat(locale, { type: joined === 'and' ? 'conjunction' : 'disjunction' }).format(
    allergens.map((allergen) => allergenText(allergen).toLowerCase()),
  )
