import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { t } from 'ttag'
import { queryClient } from '../../api/query-client'
import { cartQuery } from '../../api/queries/cart'
import { restaurantQueries } from '../../api/queries/restaurant'
import { LinkButton } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useHead } from '../../components/use-head'
import { useCart } from '../../features/cart/use-cart'
import { useDishes } from '../../features/menu/dish-index'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { Kept } from '../../stores/Kept'
import { earlyData, keptPageForgotten, useKeptPage } from '../../stores/kept-page'
import { paths } from '../../lib/paths'
import { currentCustomerId, useCustomerId } from '../../stores/auth'
import { PopularDishes } from '../common/PopularDishes'
import { UsualPlace } from '../common/UsualPlace'
import { CartColumns } from './CartColumns'
import { GroupOrderOffer, GroupOrderPanel } from './GroupOrderPanel'
import styles from './CartPage.module.css'
import { ForOrder } from './ForOrder'
import { GoesWellWith } from './GoesWellWith'
import { useRemoved } from '../common/use-removed'

/** Loads what the page needs to be drawn, as the app's start began to. */
const dataLoaded = (customerId: string) =>
  Promise.all([
    queryClient.prefetchQuery(cartQuery(customerId)),
    queryClient.prefetchQuery(restaurantQueries.profile()),
    queryClient.prefetchQuery(restaurantQueries.menus()),
  ])

await earlyData(() => dataLoaded(currentCustomerId() ?? ''))

const Loading = () => (
  <Kept>
    <div className={styles.page}>
      <h1>{t`Your cart`}</h1>
      <div className={styles.columns} role="status" aria-label={t`Loading your cart`}>
        <div>
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} height="128px" />
          ))}
        </div>
        <Skeleton height="200px" />
      </div>
    </div>
  </Kept>
)

export function CartPage() {
  useHead({ page: t`Cart` })
  const cart = useCart()
  const dishes = useDishes()
  const menus = useQuery(restaurantQueries.menus())
  const restaurant = useRestaurant()
  const removed = useRemoved(dishes)
  const customerId = useCustomerId()
  const { data: { groupOrderId } = {} } = useQuery({ ...cartQuery(customerId ?? ''), enabled: customerId !== null })
  const host = restaurant.data && customerId ? { customerId, restaurant: restaurant.data } : null
  const page = useKeptPage(import.meta.url)
  const isEmpty = !cart.loading && cart.lines.length === 0
  useEffect(() => {
    if (isEmpty) keptPageForgotten()
  }, [isEmpty])

  if (cart.error) return <ErrorState title={t`Your cart could not be loaded`} onRetry={cart.retry} />
  if (isEmpty && host && groupOrderId) {
    return (
      <div className={styles.page}>
        <h1>{t`Your cart`}</h1>
        {removed.row}
        <GroupOrderPanel {...host} />
        <LinkButton to={paths.menu} variant="outlined" size="large">
          {t`Browse the menu`}
        </LinkButton>
      </div>
    )
  }
  if (isEmpty) {
    return (
      <>
        {removed.row && <div className={styles.emptied}>{removed.row}</div>}
        <div className="page-width">
          <UsualPlace />
        </div>
        <div className={`${styles.nothing} page-width`}>
          <EmptyState title={t`Your cart is empty`}>{t`Something good is on the stove. Have a look.`}</EmptyState>
        </div>
        <div className="page-width">
          <PopularDishes isWide />
          {host && <GroupOrderOffer {...host} />}
        </div>
      </>
    )
  }
  if (restaurant.error && !restaurant.data) {
    return <ErrorState title={t`Your cart could not be shown`} onRetry={() => void restaurant.refetch()} />
  }

  if (cart.loading || !restaurant.data || menus.isPending) return <Loading />
  return (
    <div className={styles.page} ref={page}>
      <h1>{t`Your cart`}</h1>
      {customerId && <ForOrder customerId={customerId} />}
      {host && <GroupOrderPanel {...host} />}
      <CartColumns
        cart={cart}
        dishes={menus.data ? dishes : null}
        onRetry={() => void menus.refetch()}
        restaurant={restaurant.data}
        removed={removed}
      >
        {host && <GroupOrderOffer {...host} />}
      </CartColumns>
      <GoesWellWith dishes={dishes} currency={restaurant.data.currency} />
    </div>
  )
}
