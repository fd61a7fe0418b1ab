import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { restaurantQueries } from '../../api/queries/restaurant'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useTitle } from '../../components/use-title'
import { useCartActions } from '../../features/cart/use-cart'
import { useDishes, type Dish } from '../../features/menu/dish-index'
import { MenuSections } from '../../features/menu/MenuSections'
import { plainItem } from '../../features/menu/quick-add'
import { SectionNav } from '../../features/menu/SectionNav'
import { StoreStatus } from '../../features/restaurant/StoreStatus'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { paths, SEARCH_PARAMETER, withQuery } from '../../lib/paths'
import styles from './MenuPage.module.css'

const SearchDialog = lazy(() =>
  import('../../features/menu/SearchDialog').then((module) => ({ default: module.SearchDialog })),
)

const Skeletons = () => (
  <div role="status" aria-label="Loading the menu">
    <Skeleton height="52px" />
    <div className={styles.skeletons}>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} height="320px" />
      ))}
    </div>
  </div>
)

export function MenuPage() {
  useTitle('Menu')
  const client = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const { data: restaurant } = useRestaurant()
  const { data, error, refetch } = useQuery(restaurantQueries.menus())
  const dishes = useDishes()
  const { add } = useCartActions()

  const addPlain = useCallback((dish: Dish) => add(plainItem(dish)), [add])
  const warm = useCallback(
    (dish: Dish) => {
      void import('../item/ItemPage')
      void client.prefetchQuery(restaurantQueries.item(dish.menuId, dish.id))
    },
    [client],
  )

  if (error && !data) return <ErrorState title="The menu could not be loaded" onRetry={() => void refetch()} />
  const search = query.get(SEARCH_PARAMETER)
  const setSearch = (text: string | null) => {
    const next = new URLSearchParams(query)
    if (text === null) next.delete(SEARCH_PARAMETER)
    else next.set(SEARCH_PARAMETER, text)
    setQuery(next, { replace: true })
  }
  const menus = data?.menus ?? []
  const menu = menus.find(({ id }) => id === query.get('menu')) ?? menus[0]

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>Menu</h1>
          <p className={styles.facts}>
            <StoreStatus />
            {restaurant && <span>Ready in about {restaurant.pickup.minutes} min</span>}
          </p>
        </div>
        {!data && <Skeleton height="54px" width="220px" />}
        {menus.length > 1 && (
          <nav className={styles.menus} aria-label="Menus">
            {menus.map(({ id, name }) => (
              <Link
                key={id}
                to={id === menus[0]?.id ? paths.menu : withQuery(paths.menu, { menu: id })}
                {...(id === menu?.id && { 'aria-current': 'page' })}
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
      </header>
      {menu && restaurant ? (
        <>
          <SectionNav key={menu.id} sections={menu.sections} />
          <MenuSections
            menu={menu}
            dishes={dishes}
            currency={restaurant.currency}
            timeZone={restaurant.timeZone}
            onAdd={addPlain}
            onIntent={warm}
          />
        </>
      ) : (
        <Skeletons />
      )}
      {search !== null && restaurant && (
        <Suspense>
          <SearchDialog
            dishes={dishes}
            currency={restaurant.currency}
            query={search}
            onQuery={setSearch}
            onClose={() => setSearch(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
