import type { MenuItemSummary } from '../../api/types'
import { formatMoney } from '../../lib/money'

type Marks = Pick<MenuItemSummary, 'diets' | 'spiceLevel'>

type Priced = { price: number; servings: MenuItemSummary['servings'] }

/** '$8.50', or 'from $8.50' when servings differ in price. Empty when `currency` is empty because it is not known. */
export const priceText = ({ price, servings }: Priced, currency: string) =>
  `${currency && new Set(servings.map((serving) => serving.price)).size > 1 ? 'from ' : ''}${formatMoney(price, currency)}`

const DIET_NAMES = { VEGETARIAN: 'Vegetarian', VEGAN: 'Vegan', GLUTEN_FREE: 'Gluten-free' } as const
const SPICE = ['', 'Mild', 'Hot', 'Very hot'] as const

export const dietText = (diet: keyof typeof DIET_NAMES) => DIET_NAMES[diet]

const DIET_SIGNS = { VEGETARIAN: 'V', VEGAN: 'VG', GLUTEN_FREE: 'GF' } as const

/** The diets to mark. Vegan implies vegetarian. */
const markedDiets = ({ diets }: Pick<Marks, 'diets'>) =>
  [...new Set(diets)].filter((diet) => diet !== 'VEGETARIAN' || !diets.includes('VEGAN'))

export const dietTexts = (dish: Pick<Marks, 'diets'>) => markedDiets(dish).map(dietText)

/** The diets as signs of one or two letters, each with its name. */
export const dietSigns = (dish: Pick<Marks, 'diets'>) =>
  markedDiets(dish).map((diet) => [DIET_SIGNS[diet], dietText(diet)] as const)

export const spiceText = (level: number) => SPICE[level] ?? ''
