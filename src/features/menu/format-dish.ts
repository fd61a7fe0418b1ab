import { t } from 'ttag'
import type { MenuItemSummary } from '../../api/types'
import { locale } from '../../lib/locale'
import { formatMoney } from '../../lib/money'

type Marks = Pick<MenuItemSummary, 'diets' | 'spiceLevel'>

export type Sold = { price: number; content?: MenuItemSummary['content'] | undefined; deposit?: number | undefined }
type Priced = { price: number; servings: MenuItemSummary['servings'] }

/** '$8.50', or 'from $8.50' when servings differ in price. Empty when `currency` is empty because it is not known. */
export function priceText({ price, servings }: Priced, currency: string): string {
  const amount = formatMoney(price, currency)
  return currency && new Set(servings.map((serving) => serving.price)).size > 1 ? t`from ${amount}` : amount
}

const UNITS = { ML: 'milliliter', L: 'liter', G: 'gram', KG: 'kilogram' }

const formats = new Map<string, Intl.NumberFormat>()

/** Engines disagree about which spaces stand in it. */
function inUnit(amount: number, unit: keyof typeof UNITS): string {
  const format = formats.get(unit) ?? new Intl.NumberFormat(locale, { style: 'unit', unit: UNITS[unit] })
  formats.set(unit, format)
  return format.format(amount).replace(/\s/g, '\u00a0')
}

/** What is in it, and what a litre or kilogram costs: '0.5 L · $7.00/L'. */
function contentText({ amount, unit }: NonNullable<Sold['content']>, price: number, currency: string): string {
  const whole = unit.endsWith('L') ? 'L' : 'KG'
  // Whole numbers, so that a half is a half.
  const per = Math.round((price * (unit === whole ? 1e3 : 1e6)) / Math.round(amount * 1e3))
  return `${inUnit(amount, unit)} · ${formatMoney(per, currency)}/${inUnit(1, whole).replace(/[\d\s]/g, '')}`
}

function depositText(deposit: number, currency: string): string {
  const amount = formatMoney(deposit, currency)
  return t`plus ${amount} deposit`
}

/** What stands beside a price: the content with the price per litre or kilogram, and the deposit. Empty for neither. */
export const soldText = ({ price, content, deposit }: Sold, currency: string): string =>
  [content && contentText(content, price, currency), deposit && depositText(deposit, currency)]
    .filter(Boolean)
    .join(' · ')

const DIET_NAMES = { VEGETARIAN: t`Vegetarian`, VEGAN: t`Vegan`, GLUTEN_FREE: t`Gluten-free` }
const SPICE = ['', t`Mild`, t`Hot`, t`Very hot`]

export const dietText = (diet: keyof typeof DIET_NAMES) => DIET_NAMES[diet]

/** Words, as people take 'V' and 'VG' for one another. */
const DIET_SIGNS = { VEGETARIAN: t`Veg`, VEGAN: DIET_NAMES.VEGAN, GLUTEN_FREE: t`GF` }

/** The diets to mark. Vegan implies vegetarian. */
const markedDiets = ({ diets }: Pick<Marks, 'diets'>) =>
  [...new Set(diets)].filter((diet) => diet !== 'VEGETARIAN' || !diets.includes('VEGAN'))

/** The diets as signs of one or two letters, each with its name. */
export const dietSigns = (dish: Pick<Marks, 'diets'>) =>
  markedDiets(dish).map((diet) => [DIET_SIGNS[diet], dietText(diet)] as const)

export const spiceText = (level: number) => SPICE[level] ?? ''
