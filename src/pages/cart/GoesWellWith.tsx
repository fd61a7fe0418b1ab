import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'
import { restaurantQueries } from '../../api/queries/restaurant'
import { useCartActions, useQuantities } from '../../features/cart/use-cart'
import { DishCard } from '../../features/menu/DishCard'
import { DishGrid } from '../../features/menu/DishGrid'
import type { Dish } from '../../features/menu/dish-index'
import { plainItem } from '../../features/menu/quick-add'
import styles from './GoesWellWith.module.css'
import { goesWellWith } from './goes-well'

/** Dishes to go with the cart. They stay while the page does: one that has just been added does not go from view. */
export function GoesWellWith({ dishes, currency }: { dishes: Map<string, Dish>; currency: string }) {
  const client = useQueryClient()
  const heading = useId()
  const { add } = useCartActions()
  const quantities = useQuantities()
  const [chosen] = useState(() => goesWellWith([...dishes.values()], new Set(quantities.keys())).map(({ id }) => id))
  const addPlain = useCallback((dish: Dish) => add(plainItem(dish)), [add])
  const warm = useCallback(
    (dish: Dish) => void client.prefetchQuery(restaurantQueries.item(dish.menuId, dish.id)),
    [client],
  )
  const cards = chosen.flatMap((id) => dishes.get(id) ?? [])
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={heading} className={styles.suggestions}>
      <h2 id={heading}>Goes well with</h2>
      <DishGrid>
        {cards.map((dish) => (
          <DishCard
            key={dish.id}
            dish={dish}
            inCart={quantities.get(dish.id) ?? 0}
            currency={currency}
            onAdd={addPlain}
            onIntent={warm}
          />
        ))}
      </DishGrid>
    </section>
  )
}
