import { t } from 'ttag'
import { ALLERGENS, AVOIDABLE, KINDS } from './diets'
import { listOf } from './list'
import { locale } from './locale'

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
  GLUTEN: t`gluten`,
  WHEAT: t`wheat`,
  RYE: t`rye`,
  BARLEY: t`barley`,
  OATS: t`oats`,
  SPELT: t`spelt`,
  KAMUT: t`kamut`,
  TREE_NUTS: t`tree nuts`,
  ALMOND: t`almond`,
  HAZELNUT: t`hazelnut`,
  WALNUT: t`walnut`,
  CASHEW: t`cashew`,
  PECAN: t`pecan`,
  BRAZIL_NUT: t`Brazil nut`,
  PISTACHIO: t`pistachio`,
  MACADAMIA: t`macadamia`,
}

/** 'tree nuts' in a sentence for TREE_NUTS. */
const allergenWord = (allergen: string) => WORDS[allergen] ?? allergen.toLowerCase().replace('_', ' ')

/** 'Tree nuts' for TREE_NUTS. */
export function allergenText(allergen: string): string {
  const word = allergenWord(allergen)
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
}

/** What a customer is asked to tick: all allergens, and the kinds that are avoided already. */
export const askedFor = (avoid: readonly string[]) =>
  AVOIDABLE.filter((one) => (ALLERGENS as readonly string[]).includes(one) || avoid.includes(one))

const joinedBy = (type: 'conjunction' | 'disjunction', words: string[]) =>
  new Intl.ListFormat(locale, { type }).format(words)

/** What a customer avoids: 'gluten and soy' in a sentence, or 'gluten or soy'. */
export const avoidedList = (avoid: readonly string[], joined: 'and' | 'or' = 'and') =>
  joinedBy(joined === 'and' ? 'conjunction' : 'disjunction', avoid.map(allergenWord))

const groupOf = (allergen: string) => Object.keys(KINDS).find((group) => KINDS[group]!.includes(allergen)) ?? allergen

/** What food contains, each kind behind its group: 'gluten (wheat, spelt)', 'milk'. */
export const contentWords = (allergens: readonly string[]): string[] =>
  [...new Set(allergens.map(groupOf))].map((group) => {
    const kinds = (KINDS[group] ?? []).filter((kind) => allergens.includes(kind))
    const word = allergenWord(group)
    return kinds.length > 0 ? `${word} (${listOf(kinds.map(allergenWord))})` : word
  })

/** What food contains, in a sentence: 'gluten (wheat, spelt) and milk'. */
export const contentList = (allergens: readonly string[]) => joinedBy('conjunction', contentWords(allergens))
