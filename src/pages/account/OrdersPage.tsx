import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { t } from 'ttag'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { AddCartItem, Order, Rating } from '../../api/types'
import { lazyDialog } from '../../components/lazy'
import { LongList } from '../../components/LongList'
import { ErrorState } from '../../components/PageState'
import { useHead } from '../../components/use-head'
import { useAddToCart } from '../../features/cart/use-cart'
import { useDishes } from '../../features/menu/dish-index'
import { isUnderWay } from '../../features/orders/progress'
import { useOrders, useRateOrder } from '../../features/orders/use-orders'
import { useTimeZone } from '../../features/restaurant/use-restaurant'
import { paths } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'
import styles from './AccountLayout.module.css'
import { OrderCard } from './OrderCard'
import { Nothing } from './Nothing'
import { PopularDishes } from '../common/PopularDishes'
import { RowSkeletons } from './RowSkeletons'
import { ShowMore } from './ShowMore'

const OrderAgain = lazyDialog(() => import('../common/OrderAgain').then((module) => module.OrderAgain))
const RateOrder = lazyDialog(() => import('./RateOrder').then((module) => module.RateOrder))

/** The query parameter with the id of the order whose "order again" preview is open. */
const AGAIN = 'again'

/** So few orders leave room for dishes. */
const FEW = 2

/** The customer's orders: those under way first, then the rest page by page. */
export function OrdersPage() {
  useHead({ page: t`Orders` })
  const customerId = useCustomerId() ?? ''
  const list = useOrders(customerId)
  const dishes = useDishes()
  const { isPending } = useQuery(restaurantQueries.menus())
  const { orders } = list
  const timeZone = useTimeZone(orders?.[0]?.timeZone)
  const [query, setQuery] = useSearchParams()
  const [rating, setRating] = useState<{ orderId: string; draft: Rating | undefined } | null>(null)
  const askAgain = useCallback((order: Order) => setQuery({ [AGAIN]: order.id }), [setQuery])
  const add = useAddToCart()
  const navigate = useNavigate()
  /** Ignores a second click while the dialog is closing. */
  const isAdded = useRef(false)
  const addAgain = (items: AddCartItem[]) => {
    if (isAdded.current) return
    isAdded.current = true
    for (const item of items) add(item)
    void navigate(paths.cart)
  }
  const askToRate = useCallback((order: Order) => setRating({ orderId: order.id, draft: order.rating }), [])
  const rate = useRateOrder(customerId, ({ orderId, rating: draft }) => setRating({ orderId, draft }))

  if (list.error && !orders) return <ErrorState title={t`Your orders could not be loaded`} onRetry={list.retry} />
  if (orders?.length === 0) {
    return (
      <>
        <Nothing page={t`Orders`} title={t`No orders yet`}>
          {t`Your first order will show up here.`}
        </Nothing>
        <PopularDishes />
      </>
    )
  }
  if (!orders || timeZone === undefined) {
    return (
      <>
        <h1>{t`Orders`}</h1>
        <ul className={styles.list}>
          <RowSkeletons />
        </ul>
      </>
    )
  }
  const part = (title: string, which: Order[]) =>
    which.length > 0 && (
      <section className={styles.part} aria-label={title}>
        <h2 className={orders.length === 1 ? 'visually-hidden' : undefined}>{title}</h2>
        <LongList label={title}>
          {which.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              dishes={dishes}
              isPending={isPending}
              timeZone={order.timeZone || timeZone}
              onAgain={askAgain}
              onRate={askToRate}
            />
          ))}
        </LongList>
      </section>
    )
  const again = orders.find(({ id }) => id === query.get(AGAIN))
  const rated = orders.find(({ id }) => id === rating?.orderId)
  return (
    <>
      <h1>{t`Orders`}</h1>
      {part(
        t`In progress`,
        orders.filter(({ status }) => isUnderWay(status)),
      )}
      {part(
        t`Past`,
        orders.filter(({ status }) => !isUnderWay(status)),
      )}
      <ShowMore label={t`Show more orders`} failure={t`More orders could not be loaded`} list={list} />
      {orders.length <= FEW && !list.hasMore && <PopularDishes />}
      {again && (
        <OrderAgain
          title={t`Order ${again.number} again?`}
          lines={again.lines}
          currency={again.totals.currency}
          onAdd={addAgain}
          onClose={() => setQuery({}, { replace: true })}
        />
      )}
      {rated && (
        <RateOrder
          order={rated}
          draft={rating?.draft}
          onClose={() => setRating(null)}
          onRate={(given) => {
            setRating(null)
            rate({ orderId: rated.id, rating: given })
          }}
        />
      )}
    </>
  )
}
