import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { jt, t } from 'ttag'
import { queryClient } from '../../api/query-client'
import { orderQueries } from '../../api/queries/orders'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Order } from '../../api/types'
import { Button, LinkButton } from '../../components/Button'
import { ShareButton } from '../../components/ShareButton'
import { useTelUrl } from '../../components/use-tel-url'
import { useDishes } from '../../features/menu/dish-index'
import { OrderGate } from '../../features/orders/OrderGate'
import { OrderLines } from '../../features/orders/OrderLines'
import { OrderNotes } from '../../features/orders/OrderNotes'
import { OrderPlates } from '../../features/orders/OrderPlates'
import { PaymentLine } from '../../features/orders/PaymentLine'
import { giftCardSum } from '../../features/orders/gift-card-sum'
import { PointsLine } from '../../features/orders/PointsLine'
import { Shares } from '../../features/orders/Shares'
import { TotalRows } from '../../features/orders/TotalRows'
import { useRestaurant, useTimeZone } from '../../features/restaurant/use-restaurant'
import { paths, withQuery } from '../../lib/paths'
import { UNKNOWN_ZONE } from '../../lib/zone'
import { currentCustomerId, useCustomerId } from '../../stores/auth'
import { earlyData, useKeptPage } from '../../stores/kept-page'
import { useTable } from '../../stores/table'
import { ReceiptHead } from '../common/ReceiptHead'
import { Arrival } from './Arrival'
import { ByLink } from './ByLink'
import { CancelOrder } from './CancelOrder'
import { ChangeOrder, ChangeResult } from './ChangeOrder'
import { Issue } from './Issue'
import { OrderStatusView } from './OrderStatusView'
import { Reach } from './Reach'
import styles from './TrackOrderPage.module.css'

/** Loads what the page needs to be drawn, as the app's start began to. */
const dataLoaded = (customerId: string, orderId: string | null) =>
  Promise.all([
    orderId && queryClient.prefetchQuery(orderQueries.detail(customerId, orderId)),
    queryClient.prefetchQuery(restaurantQueries.profile()),
    queryClient.prefetchQuery(restaurantQueries.menus()),
  ])

const asked = new URLSearchParams(window.location.search)
await earlyData(() => dataLoaded(currentCustomerId() ?? '', asked.get('orderId')))

function Tracking({ order }: { order: Order }) {
  const { data: restaurant } = useRestaurant()
  const { isPending } = useQuery(restaurantQueries.menus())
  const tel = useTelUrl(restaurant?.phone, restaurant?.address?.country)
  const timeZone = useTimeZone(order.timeZone) ?? UNKNOWN_ZONE
  const customerId = useCustomerId()
  const table = useTable()
  const [query] = useSearchParams()
  const page = useKeptPage(import.meta.url)
  const { number, status, lines, totals, payment, id, trackingToken } = order
  const { due: _, ...others } = totals
  const isCancelled = status === 'CANCELLED'
  const fromGiftCards = giftCardSum(totals)
  const link = trackingToken && withQuery(paths.trackOrder, { orderId: id, token: trackingToken })
  const phone = restaurant?.phone && (
    <a key="phone" href={tel}>
      {restaurant.phone}
    </a>
  )
  return (
    <div className={styles.page} ref={query.has('token') ? null : page}>
      <div className={styles.side}>
        <OrderStatusView
          order={order}
          timeZone={timeZone}
          plates={<OrderPlates lines={lines} dishes={useDishes()} isPending={isPending} className={styles.plates} />}
          share={link && <ShareButton title={t`order ${number}`} path={link} />}
        >
          {status === 'AWAITING_PAYMENT' && (
            <Link to={withQuery(paths.paymentReturn, { orderId: id })}>{t`Finish the payment`}</Link>
          )}
        </OrderStatusView>
        {customerId && <ChangeResult order={order} />}
        <Reach order={order} tel={tel} />
        {customerId && <Arrival order={order} customerId={customerId} timeZone={timeZone} />}
      </div>
      <div className={styles.rest}>
        <section className={`${styles.card} ${styles.receipt}`} aria-label={t`Receipt`}>
          <ReceiptHead order={order} timeZone={timeZone} />
          <OrderLines lines={lines} currency={totals.currency} />
          <TotalRows totals={isCancelled ? others : totals} refunded={order.refunded} />
          <Shares shares={order.shares} totals={totals} />
          <PaymentLine payment={payment} currency={totals.currency} />
          {isCancelled && (totals.sharesPaid ?? []).length > 0 && (
            <p>{t`What your guests paid is on its way back to them.`}</p>
          )}
          {isCancelled && fromGiftCards && <p>{t`What gift cards paid is back on them: ${fromGiftCards}.`}</p>}
          <PointsLine order={order} />
          <OrderNotes {...order} />
        </section>
        {customerId && <Issue order={order} customerId={customerId} timeZone={timeZone} />}
        <div className={styles.actions}>
          {table && table.id === order.fulfilment.table?.id && (
            <LinkButton to={paths.menu} variant="contained">
              {t`Order more for table ${table.name}`}
            </LinkButton>
          )}
          <Button variant="outlined" onClick={() => window.print()}>
            {t`Print receipt`}
          </Button>
          {customerId && <ChangeOrder order={order} customerId={customerId} timeZone={timeZone} />}
          {customerId && <CancelOrder order={order} customerId={customerId} />}
        </div>
        {phone && <p>{jt`Something not right? Call ${phone}.`}</p>}
      </div>
    </div>
  )
}

export function TrackOrderPage() {
  const [query] = useSearchParams()
  const orderId = query.get('orderId')
  const token = query.get('token')
  return (
    <OrderGate
      orderId={orderId}
      here={paths.trackOrder}
      title={t`Track order`}
      live
      otherwise={orderId && token ? <ByLink orderId={orderId} token={token} /> : undefined}
    >
      {(order) => <Tracking order={order} />}
    </OrderGate>
  )
}
