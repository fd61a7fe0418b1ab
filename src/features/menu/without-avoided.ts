import type { Dish } from './dish-index'
import { matchesFilters } from './filter'

/** The dishes without any avoided allergen. */
export function withoutAvoided(dishes: ReadonlyMap<string, Dish>, avoid: string[]): ReadonlyMap<string, Dish> {
  if (avoid.length === 0) return dishes
  return new Map([...dishes].filter(([, dish]) => matchesFilters(dish, { diets: [], spicy: false, avoid })))
}
