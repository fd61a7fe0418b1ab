import { useQuery } from '@tanstack/react-query'
import { t } from 'ttag'
import { restaurantQueries } from '../../api/queries/restaurant'
import { ErrorState } from '../../components/PageState'
import { DishSkeletons } from '../../features/menu/DishGrid'
import { useDishes, type Dish } from '../../features/menu/dish-index'
import { popularOf } from '../../features/menu/popular'
import { useCurrency } from '../../features/restaurant/use-restaurant'
import { DishCards } from '../common/DishCards'

const POPULAR = 8

const isMarked = (dishes: Map<string, Dish>) => [...dishes.values()].some(({ popular, soldOut }) => popular && !soldOut)

/** What the dishes below are: nobody has counted orders where the menu marks none. */
export function PopularHeading({ id }: { id: string }) {
  const dishes = useDishes()
  return <h2 id={id}>{dishes.size === 0 || isMarked(dishes) ? t`Most ordered this week` : t`Start here`}</h2>
}

/** Dishes to begin with. */
export function Popular() {
  const currency = useCurrency()
  const { error, refetch, isPending } = useQuery(restaurantQueries.menus())
  const dishes = useDishes()
  if (error && dishes.size === 0) {
    return <ErrorState title={t`The dishes could not be loaded`} onRetry={() => void refetch()} page={false} />
  }
  if (isPending || currency === undefined) return <DishSkeletons count={POPULAR} />
  const popular = popularOf(dishes.values(), POPULAR)
  return popular.length > 0 ? (
    <DishCards dishes={popular} currency={currency} />
  ) : (
    <p>{t`Look at the menu for all of them.`}</p>
  )
}
