import { isSize } from './size-words.ts'
import type { DishEntry, PricedLine, Read } from './types.ts'

/** 'Small 4.50': the price of one size of the dish above. */
export const isOfSize = ({ name, prices, description }: PricedLine) =>
  prices.length === 1 && prices[0]!.size === '' && description === '' && isSize(name)
export const ofSize = (dish: Omit<DishEntry, 'line'>): Omit<DishEntry, 'line'> => ({
  ...dish,
  name: '',
  prices: dish.prices.map(({ text }) => ({ size: dish.name, text })),
})

/** A line of a price without a name. */
export const isAlone = ({ priced }: Read) => priced !== undefined && (priced.name === '' || isOfSize(priced))

/** 'Allergene: A, G' */
export const isAllergenLine = (text: string) =>
  /^\s*\(?(?:enthält|allergene?|contains|allergens?|contient|allergènes|contiene|alérgenos|allergeni|alerjenler|içerir|يحتوي على|مسببات الحساسية)\s*:/i.test(
    text,
  )
