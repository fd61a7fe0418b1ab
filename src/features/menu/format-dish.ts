import { t } from 'ttag'
import type { MenuItemSummary } from '../../api/types'
import { formatMoney } from '../../lib/money'

type Marks = Pick<MenuItemSummary, 'diets' | 'spiceLevel'>

type Priced = { price: number; servings: MenuItemSummary['servings'] }

/** '$8.50', or 'from $8.50' when servings differ in price. Empty when `currency` is empty because it is not known. */
export function priceText({ price, servings }: Priced, currency: string): string {
  const amount = formatMoney(price, currency)
  return currency && new Set(servings.map((serving) => serving.price)).size > 1 ? t`from ${amount}` : amount
}

const DIET_NAMES = { VEGETARIAN: t`Vegetarian`, VEGAN: t`Vegan`, GLUTEN_FREE: t`Gluten-free` }
const SPICE = ['', t`Mild`, t`Hot`, t`Very hot`]

export const dietText = (diet: keyof typeof DIET_NAMES) => DIET_NAMES[diet]

const DIET_SIGNS = { VEGETARIAN: t`V`, VEGAN: t`VG`, GLUTEN_FREE: t`GF` }

/** The diets to mark. Vegan implies vegetarian. */
const markedDiets = ({ diets }: Pick<Marks, 'diets'>) =>
  [...new Set(diets)].filter((diet) => diet !== 'VEGETARIAN' || !diets.includes('VEGAN'))

/** The diets as signs of one or two letters, each with its name. */
export const dietSigns = (dish: Pick<Marks, 'diets'>) =>
  markedDiets(dish).map((diet) => [DIET_SIGNS[diet], dietText(diet)] as const)

export const spiceText = (level: number) => SPICE[level] ?? ''
