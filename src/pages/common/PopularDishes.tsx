import { useQuery } from '@tanstack/react-query'
import { t } from 'ttag'
import { restaurantQueries } from '../../api/queries/restaurant'
import { DishSkeletons } from '../../features/menu/DishGrid'
import { useDishes } from '../../features/menu/dish-index'
import { popularOf } from '../../features/menu/popular'
import { useCurrency } from '../../features/restaurant/use-restaurant'
import { DishCards } from './DishCards'
import styles from './PopularDishes.module.css'

/** Fills whole rows in every look, of three and of four. */
const MOST = 6
const MOST_OF_FOUR = 8

type Props = { shown?: string[]; isWide?: boolean }

/**
 * Dishes to go on with, below what little a page has, without those it shows. A wide page has four in a row. Without a
 * menu there is nothing here.
 */
export function PopularDishes({ shown = [], isWide = false }: Props) {
  const most = isWide ? MOST_OF_FOUR : MOST
  const currency = useCurrency()
  const { isPending } = useQuery(restaurantQueries.menus())
  const others = [...useDishes().values()].filter(({ id }) => !shown.includes(id))
  const dishes = popularOf(others, most)
  if (dishes.length === 0 && !isPending) return null
  return (
    <section className={`${styles.popular} ${isWide ? styles.wide : styles.whole}`} aria-labelledby="popular">
      {/* Nobody has counted orders where the menu marks no dish. */}
      <h2 id="popular">{isPending || dishes[0]?.popular ? t`Most ordered this week` : t`Start here`}</h2>
      {isPending || currency === undefined ? (
        <DishSkeletons count={most} />
      ) : (
        <DishCards dishes={dishes} currency={currency} />
      )}
    </section>
  )
}
