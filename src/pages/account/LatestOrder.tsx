import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from 'ttag'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Order } from '../../api/types'
import { LinkButton } from '../../components/Button'
import { Skeleton } from '../../components/Skeleton'
import { useDishes } from '../../features/menu/dish-index'
import { popularOf } from '../../features/menu/popular'
import { OrderDishes } from '../../features/orders/OrderDishes'
import { OrderPlates } from '../../features/orders/OrderPlates'
import { dueText, isUnderWay, statusText } from '../../features/orders/progress'
import { StatusBar } from '../../features/orders/OrderProgress'
import { useOrders } from '../../features/orders/use-orders'
import { useTimeZone } from '../../features/restaurant/use-restaurant'
import { mediumDate } from '../../lib/days'
import { formatMoney } from '../../lib/money'
import { paths, withQuery } from '../../lib/paths'
import { UNKNOWN_ZONE } from '../../lib/zone'
import { useCustomerId } from '../../stores/auth'
import card from './OrderCard.module.css'
import styles from './LatestOrder.module.css'

type CardProps = { title: string; lines: { menuItemId: string }[]; children: ReactNode }

function Card({ title, lines, children }: CardProps) {
  const { isPending } = useQuery(restaurantQueries.menus())
  return (
    <section className={styles.card} aria-label={title}>
      <OrderPlates lines={lines} dishes={useDishes()} isPending={isPending} />
      <div className={styles.body}>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  )
}

function InProgress({ order, timeZone }: { order: Order; timeZone: string }) {
  const { id, number, fulfilment, status, lines } = order
  const due = dueText(order, timeZone)
  return (
    <Card title={t`Order ${number}`} lines={lines}>
      <p className={`${card.due} ${styles.large}`}>{due ?? statusText(status, fulfilment)}</p>
      {due && <StatusBar order={order} />}
      <OrderDishes lines={lines} className={styles.quiet} />
      <LinkButton to={withQuery(paths.trackOrder, { orderId: id })} variant="contained" size="large">
        {t`Track order`}
      </LinkButton>
    </Card>
  )
}

function LastOrder({ order, timeZone }: { order: Order; timeZone: string }) {
  const { id, placedAt, totals, lines } = order
  return (
    <Card title={t`Your last order`} lines={lines}>
      <OrderDishes lines={lines} className={styles.quiet} />
      <p>
        {mediumDate(placedAt, timeZone)} ·{' '}
        <strong className="money">{formatMoney(totals.total, totals.currency)}</strong>
      </p>
      <LinkButton to={withQuery(paths.account.orders, { again: id })} variant="contained" size="large">
        {t`Order again`}
      </LinkButton>
    </Card>
  )
}

function NoOrder() {
  const popular = popularOf(useDishes().values(), 3)
  return (
    <Card title={t`No orders yet`} lines={popular.map(({ id }) => ({ menuItemId: id }))}>
      <p className={styles.quiet}>{t`Your first order will show up here.`}</p>
      <LinkButton to={paths.menu} variant="contained">
        {t`Browse the menu`}
      </LinkButton>
    </Card>
  )
}

/** The newest order in progress, else the last one to have again, else a way to the first. */
export function LatestOrder() {
  const { orders, error } = useOrders(useCustomerId() ?? '')
  const timeZone = useTimeZone(orders?.[0]?.timeZone) ?? UNKNOWN_ZONE
  if (!orders) return error ? null : <Skeleton className={styles.waiting} />
  const active = orders.find(({ status }) => isUnderWay(status))
  if (active) return <InProgress order={active} timeZone={timeZone} />
  const last = orders.find(({ status }) => status === 'COMPLETED') ?? orders[0]
  return last ? <LastOrder order={last} timeZone={timeZone} /> : <NoOrder />
}
