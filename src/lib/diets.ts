/** Named and ordered as in the contract. */
export const DIETS = ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE'] as const
/** What a customer is asked for: the fourteen allergens of EU law, and wheat, which US law names instead of gluten. */
export const ALLERGENS = [
  'CELERY',
  'CRUSTACEANS',
  'EGG',
  'FISH',
  'GLUTEN',
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

const CEREALS = ['WHEAT', 'RYE', 'BARLEY', 'OATS', 'SPELT', 'KAMUT'] as const
const NUTS = ['ALMOND', 'HAZELNUT', 'WALNUT', 'CASHEW', 'PECAN', 'BRAZIL_NUT', 'PISTACHIO', 'MACADAMIA'] as const

/** The kinds of the allergens that are groups. A dish may name the kinds, or only the group. Spelt is a wheat, too. */
export const KINDS: Record<string, readonly string[]> = {
  GLUTEN: CEREALS,
  WHEAT: ['SPELT', 'KAMUT'],
  TREE_NUTS: NUTS,
}

/** What a customer can avoid: an account may name kinds, which the shop does not ask for. */
export const AVOIDABLE = [...new Set([...ALLERGENS, ...CEREALS, ...NUTS])]

const isKindOf = (kind: string, group: string) => KINDS[group]?.includes(kind)

/**
 * Those of the allergens that a customer should be kept from: the avoided ones, the kinds of an avoided group, and a
 * group that may stand for an avoided kind.
 */
export const avoidedAmong = <Name extends string>(allergens: Name[], avoid: string[]): Name[] =>
  allergens.filter((one) => avoid.some((other) => one === other || isKindOf(one, other) || isKindOf(other, one)))
