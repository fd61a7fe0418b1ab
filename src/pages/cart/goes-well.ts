import type { Dish } from '../../features/menu/dish-index'

/** The largest number of suggestions. */
const COUNT = 4

/**
 * Suggests available dishes that are not in the cart. Sections with nothing in the cart come first, and popular dishes
 * first within each group. Otherwise the order is that of the menu.
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
