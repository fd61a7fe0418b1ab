import { priceInCell } from './amounts.ts'
import { isSize } from './size-words.ts'
import type { DishEntry, PricedLine } from './types.ts'
import { isExtraName } from './words.ts'

/** More prices of a dish: 'Pils  0,3 l  3,60' has the size of its own first. */
export function addSizes(dish: DishEntry, prices: DishEntry['prices']) {
  const [first] = dish.prices
  if (dish.prices.length === 1 && first!.size === '' && isSize(dish.description)) {
    first!.size = dish.description
    dish.description = ''
  }
  dish.prices.push(...prices)
}

/** '- kleine Portion  12,90' below a dish of 15,90: one more of its sizes, and nothing that is added to it. */
export function isSizeOf({ name, prices }: PricedLine, dish: DishEntry): boolean {
  const amount = (text: string) => priceInCell(text, 2)?.amount ?? 0
  const isNear = prices.length === 1 && amount(prices[0]!.text) * 2 > amount(dish.prices[0]!.text)
  return isNear && !isExtraName(name) && name.length < 40
}

type Sized = { size: string; amount: number }[]

/** 'Iced Tea (small, large)' and 'Beer small / large' beside two prices: their sizes, and no part of the name. */
export function sizesInName(name: string, prices: Sized): { name: string; prices: Sized } {
  const inBrackets = /^(?<bare>.*\S)\s*\((?<list>[^()]*)\)$/.exec(name.trim())?.groups
  const atEnd = /^(?<bare>.*\S)\s(?<list>\S+(?:\s?\/\s?\S+)+)$/.exec(name.trim())?.groups
  const areSizes = atEnd?.list!.split('/').every((size) => isSize(size))
  const { bare = name, list = '' } = inBrackets ?? (areSizes ? atEnd! : {})
  // '12/50 cl'
  const unit = /\d\s?(?<unit>\p{L}+)\.?$/u.exec(list)?.groups?.unit ?? ''
  const sizes = list
    .split(/\s*[/|,]\s*|\s[-–]\s/)
    .map((size) => (/^\d+$/.test(size) && unit ? `${size} ${unit}` : size))
  const areAll = prices.length > 1 && sizes.length === prices.length && sizes.every((size) => /\p{L}/u.test(size))
  if (!areAll || prices.some(({ size }) => size !== '')) return { name, prices }
  return { name: bare, prices: prices.map(({ amount }, at) => ({ size: sizes[at]!, amount })) }
}

/** 'Chicken 5.95   Prawn 6.95' as the sizes of the dish above. */
export function ofWords(
  { ends: _, words: __, unsure, prices, ...dish }: PricedLine,
  words: string[],
): Omit<DishEntry, 'line'> {
  const guess = { cause: 'variants' as const, about: words.join(', ') }
  return {
    ...{ ...dish, name: '', description: '' },
    prices: prices.map(({ text }, at) => ({ size: words[at]!, text })),
    unsure: [...unsure.filter(({ cause }) => cause !== 'price words'), guess],
  }
}
