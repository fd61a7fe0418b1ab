import { t } from 'ttag'
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

/** As in the middle of a sentence, which languages write with or without a capital letter. */
const WORDS: Record<string, string> = {
  CELERY: t`celery`,
  CRUSTACEANS: t`crustaceans`,
  EGG: t`egg`,
  FISH: t`fish`,
  LUPIN: t`lupin`,
  MILK: t`milk`,
  MOLLUSCS: t`molluscs`,
  MUSTARD: t`mustard`,
  PEANUT: t`peanut`,
  SESAME: t`sesame`,
  SOY: t`soy`,
  SULPHITES: t`sulphites`,
  TREE_NUTS: t`tree nuts`,
  WHEAT: t`wheat`,
}

/** 'tree nuts' in a sentence for TREE_NUTS. */
export const allergenWord = (allergen: string) => WORDS[allergen] ?? allergen.toLowerCase().replace('_', ' ')

/** 'Tree nuts' for TREE_NUTS. */
export function allergenText(allergen: string): string {
  const word = allergenWord(allergen)
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
}

/** 'sesame and soy' in a sentence, or 'sesame or soy'. */
export const allergenList = (allergens: readonly string[], joined: 'and' | 'or' = 'and') =>
  new Intl.ListFormat(locale, { type: joined === 'and' ? 'conjunction' : 'disjunction' }).format(
    allergens.map(allergenWord),
  )
