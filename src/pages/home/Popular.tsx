import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { restaurantQueries } from '../../api/queries/restaurant'
import { ErrorState } from '../../components/PageState'
import { useCartActions, useQuantities } from '../../features/cart/use-cart'
import { DishCard } from '../../features/menu/DishCard'
import { DishGrid, DishSkeletons } from '../../features/menu/DishGrid'
import { useDishes, type Dish } from '../../features/menu/dish-index'
import { plainItem } from '../../features/menu/quick-add'

const POPULAR = 8

/** The dishes the menu marks as popular, to be added at once. */
export function Popular({ currency }: { currency: string }) {
  const client = useQueryClient()
  const { error, refetch, isPending } = useQuery(restaurantQueries.menus())
  const dishes = useDishes()
  const { add } = useCartActions()
  const quantities = useQuantities()
  const popular = [...dishes.values()].filter((dish) => dish.popular && !dish.soldOut).slice(0, POPULAR)
  const addPlain = useCallback((dish: Dish) => add(plainItem(dish)), [add])
  const warm = useCallback(
    (dish: Dish) => void client.prefetchQuery(restaurantQueries.item(dish.menuId, dish.id)),
    [client],
  )
  if (error && dishes.size === 0) {
    return <ErrorState title="The dishes could not be loaded" onRetry={() => void refetch()} page={false} />
  }
  if (isPending) return <DishSkeletons count={POPULAR} />
  return (
    <DishGrid>
      {popular.map((dish) => (
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
  )
}
