import type { Dish } from '../../features/menu/dish-index'

/** The largest number of suggestions. */
const COUNT = 4

/**
 * Suggests available dishes that are not in the cart. Those that the API suggests with a dish in the cart come first,
 * then those of sections with nothing in the cart, popular dishes first. Otherwise the order is that of the menu.
 * @param inCart the ids of the dishes in the cart
 */
export function goesWellWith(dishes: Dish[], inCart: ReadonlySet<string>): Dish[] {
  const sections = new Set(dishes.flatMap(({ id, sectionId }) => (inCart.has(id) ? sectionId : [])))
  const suggested = dishes.flatMap(({ id, goesWellWith: others = [] }) => (inCart.has(id) ? others : []))
  const rank = ({ id, sectionId, popular }: Dish) =>
    suggested.includes(id)
      ? suggested.indexOf(id) - suggested.length
      : 2 * Number(sections.has(sectionId)) + Number(!popular)
  return dishes
    .filter(({ id, available, soldOut }) => available && !soldOut && !inCart.has(id))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, COUNT)
}
