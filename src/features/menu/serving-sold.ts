import type { MenuItem } from '../../api/types'
import type { Sold } from './format-dish'

type Served = Pick<MenuItem, 'price' | 'servings' | 'content' | 'deposit'>

/** A serving of a dish as it is sold: what it does not say is that of the dish. */
export const servingSold = ({ content, deposit }: Omit<Served, 'price' | 'servings'>, serving: Sold): Sold => ({
  price: serving.price,
  content: serving.content ?? content,
  deposit: serving.deposit ?? deposit,
})

/** A dish as it is sold for the price that is shown: that of its cheapest serving. */
export function cheapestSold(dish: Served): Sold {
  const [cheapest = dish] = dish.servings.toSorted((a, b) => a.price - b.price)
  return servingSold(dish, cheapest)
}
