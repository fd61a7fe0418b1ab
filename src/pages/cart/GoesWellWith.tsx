import { useId, useState } from 'react'
import { useQuantities } from '../../features/cart/use-cart'
import type { Dish } from '../../features/menu/dish-index'
import { useMenuFilters } from '../../stores/menu-filters'
import { DishCards } from '../common/DishCards'
import styles from './GoesWellWith.module.css'
import { goesWellWith } from './goes-well'

/** Dishes that go well with the cart and have nothing the customer avoids. They are chosen once, so that a dish that was just added does not disappear. */
export function GoesWellWith({ dishes, currency }: { dishes: Map<string, Dish>; currency: string }) {
  const heading = useId()
  const quantities = useQuantities()
  const { avoid } = useMenuFilters()
  const isAvoided = ({ allergens }: Dish) => (allergens as string[]).some((one) => avoid.includes(one))
  const [chosen] = useState(() =>
    goesWellWith(
      [...dishes.values()].filter((dish) => !isAvoided(dish)),
      new Set(quantities.keys()),
    ).map(({ id }) => id),
  )
  const cards = chosen.flatMap((id) => dishes.get(id) ?? []).filter((dish) => !isAvoided(dish))
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={heading} className={styles.suggestions}>
      <h2 id={heading}>Goes well with</h2>
      <DishCards dishes={cards} currency={currency} />
    </section>
  )
}
