import { DishCard } from '../../features/menu/DishCard'
import { DishGrid, picturesOf } from '../../features/menu/DishGrid'
import type { Dish } from '../../features/menu/dish-index'
import { useDishCards } from './use-dish-cards'

/** A few dishes as cards that can be added directly. */
export function DishCards({ dishes, currency }: { dishes: Dish[]; currency: string }) {
  const actions = useDishCards()
  return (
    <DishGrid pictures={picturesOf(dishes)}>
      {dishes.map((dish) => (
        <DishCard key={dish.id} dish={dish} currency={currency} {...actions} />
      ))}
    </DishGrid>
  )
}
