import type { Dish } from './dish-index'

/** The dishes the menu marks as popular, or the first of each section where it marks none. */
export function popularOf(dishes: Iterable<Dish>, most: number): Dish[] {
  const orderable = [...dishes].filter(({ soldOut, available }) => available && !soldOut)
  const marked = orderable.filter(({ popular }) => popular)
  const firsts = [...new Map(orderable.toReversed().map((dish) => [dish.sectionId, dish])).values()].toReversed()
  return (marked.length > 0 ? marked : firsts).slice(0, most)
}
