import type { Dish } from './types.ts'

/** In a section whose prices all stand below 'Small', the first column is only the place of the price. */
export function forgetSize(dishes: Dish[]) {
  const sizes = new Set(dishes.flatMap(({ prices }) => prices.map(({ size }) => size)))
  const isPlace = dishes.length > 1 && sizes.size === 1 && !/\d/.test([...sizes].join(''))
  if (isPlace && dishes.every(({ prices }) => prices.length === 1))
    for (const { prices } of dishes) prices[0]!.size = ''
}

/** Prices that are far from all others: a lost decimal point makes them a hundred times as high. */
export function markOutliers(dishes: Dish[]) {
  const amounts = dishes
    .flatMap(({ prices }) => prices.map(({ amount }) => amount))
    .toSorted((one, other) => one - other)
  const middle = amounts[Math.floor(amounts.length / 2)] ?? 0
  for (const dish of dishes) {
    const far = dish.prices.find(({ amount }) => amount > middle * 25 || (amount > 0 && amount * 40 < middle))
    if (far) dish.unsure.push({ cause: 'outlier', about: dish.name })
  }
}

export function markTwice(dishes: Dish[]) {
  const seen = new Map<string, Dish>()
  for (const dish of dishes) {
    const key = [dish.menu, dish.section, dish.name].join('\n')
    if (seen.has(key)) dish.unsure.push({ cause: 'twice', about: dish.name })
    seen.set(key, dish)
  }
}
