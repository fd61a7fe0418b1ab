import { useQuery } from '@tanstack/react-query'
import { t } from 'ttag'
import { restaurantQueries } from '../../api/queries/restaurant'
import { ErrorState } from '../../components/PageState'
import { useHead } from '../../components/use-head'
import { useFavorites } from '../../features/favorites/use-favorites'
import { DishSkeletons, picturesOf } from '../../features/menu/DishGrid'
import grid from '../../features/menu/DishGrid.module.css'
import { useDishes } from '../../features/menu/dish-index'
import { useCurrency } from '../../features/restaurant/use-restaurant'
import { PopularDishes } from '../common/PopularDishes'
import { FavoriteRow } from './FavoriteRow'
import styles from './FavoritesPage.module.css'
import { Nothing } from './Nothing'

/** So few favorites leave room for other dishes. */
const FEW = 4

/** The customer's favorite dishes, each with its saved options. */
export function FavoritesPage() {
  useHead({ page: t`Favorites` })
  const { favorites, isLoading, error, refetch, remove } = useFavorites()
  const dishes = useDishes()
  const currency = useCurrency()
  const menus = useQuery(restaurantQueries.menus())

  if (menus.error && !menus.data) {
    return <ErrorState title={t`Your favorites could not be loaded`} onRetry={() => void menus.refetch()} />
  }
  if (error) return <ErrorState title={t`Your favorites could not be loaded`} onRetry={() => void refetch()} />
  if (!isLoading && favorites.length === 0) {
    return (
      <>
        <Nothing page={t`Favorites`} title={t`No favorites yet`}>
          {t`Tap the heart of a dish to save it here the way you like it.`}
        </Nothing>
        <PopularDishes />
      </>
    )
  }
  return (
    <>
      <h1>{t`Favorites`}</h1>
      {!isLoading && currency !== undefined && menus.data ? (
        <div className={styles.list}>
          <ul
            className={grid.grid}
            data-pictures={picturesOf(favorites.map(({ menuItemId }) => dishes.get(menuItemId) ?? { imageUrl: null }))}
            aria-label={t`Favorites`}
          >
            {favorites.map((favorite) => (
              <FavoriteRow
                key={favorite.id}
                favorite={favorite}
                dish={dishes.get(favorite.menuItemId)}
                currency={currency}
                onRemove={() => remove(favorite.id)}
              />
            ))}
          </ul>
        </div>
      ) : (
        <div className={styles.list}>
          <DishSkeletons count={FEW} />
        </div>
      )}
      {!isLoading && favorites.length <= FEW && <PopularDishes shown={favorites.map(({ menuItemId }) => menuItemId)} />}
    </>
  )
}
