import { DishCard } from '../../features/menu/DishCard'
import { DishGrid } from '../../features/menu/DishGrid'
import type { Dish } from '../../features/menu/dish-index'
import { useDishCards } from './use-dish-cards'

/** A few dishes, to be added at once. */
export function DishCards({ dishes, currency }: { dishes: Dish[]; currency: string }) {
  const { quantities, ...actions } = useDishCards()
  return (
    <DishGrid>
      {dishes.map((dish) => (
        <DishCard key={dish.id} dish={dish} inCart={quantities.get(dish.id) ?? 0} currency={currency} {...actions} />
      ))}
    </DishGrid>
  )
}
