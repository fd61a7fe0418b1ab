import type { Dish } from './dish-index'
import { avoidedAmong } from '../../lib/diets'
import { avoidedOptions } from './filter'

const isWithout = (dish: Dish, avoid: string[]) => avoidedAmong(dish.allergens, avoid).length === 0

/** Whether a dish as its card adds it, with its default options, has none of the avoided allergens. */
export const isPlainWithout = (dish: Dish, avoid: string[]) =>
  isWithout(dish, avoid) && avoidedOptions(dish.defaultOptions, avoid).length === 0

/** The dishes without any avoided allergen. */
export function withoutAvoided(dishes: ReadonlyMap<string, Dish>, avoid: string[]): ReadonlyMap<string, Dish> {
  if (avoid.length === 0) return dishes
  return new Map([...dishes].filter(([, dish]) => isWithout(dish, avoid)))
}
