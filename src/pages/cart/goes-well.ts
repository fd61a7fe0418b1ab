import type { Dish } from '../../features/menu/dish-index'

/** How many dishes are suggested at most. */
const COUNT = 4

/**
 * What can be had and is not in the cart yet: first what is of sections that nothing in the cart is of, of these first
 * what is popular, else in the order of the menu.
 * @param inCart the ids of the dishes in the cart
 */
export function goesWellWith(dishes: Dish[], inCart: ReadonlySet<string>): Dish[] {
  const sections = new Set(dishes.flatMap(({ id, sectionId }) => (inCart.has(id) ? sectionId : [])))
  const rank = ({ sectionId, popular }: Dish) => 2 * Number(sections.has(sectionId)) + Number(!popular)
  return dishes
    .filter(({ id, available, soldOut }) => available && !soldOut && !inCart.has(id))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, COUNT)
}
