import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { t } from 'ttag'
import { Button, LinkButton } from '../../components/Button'
import { orderQueries } from '../../api/queries/orders'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Order, OrderStatus } from '../../api/types'
import { useHead } from '../../components/use-head'
import { isSettled } from '../../features/checkout/is-settled'
import { useDishes } from '../../features/menu/dish-index'
import { OrderGate } from '../../features/orders/OrderGate'
import { OrderLines } from '../../features/orders/OrderLines'
import { OrderNotes } from '../../features/orders/OrderNotes'
import { OrderPlates } from '../../features/orders/OrderPlates'
import { PaymentLine } from '../../features/orders/PaymentLine'
import { PointsLine } from '../../features/orders/PointsLine'
import { isPlanned } from '../../features/orders/progress'
import { StatusBar } from '../../features/orders/OrderProgress'
import { Shares } from '../../features/orders/Shares'
import { TotalRows } from '../../features/orders/TotalRows'
import { useTimeZone } from '../../features/restaurant/use-restaurant'
import { paths, withQuery } from '../../lib/paths'
import { dayAndTime, timeOfDay } from '../../lib/time'
import { useClock } from '../../lib/use-clock'
import { useCustomerId } from '../../stores/auth'
import { ReceiptHead } from '../common/ReceiptHead'
import styles from './OrderSuccessPage.module.css'

/** The page for orders in a status for which it is too late to say thanks. */
const ELSEWHERE = new Map<OrderStatus, string>([
  ['CANCELLED', paths.trackOrder],
  ['COMPLETED', paths.trackOrder],
])

/** A settled payment is not sent back to the payment page, even if the API has not updated the order's status yet. */
const elsewhere = ({ status, payment }: Order) =>
  status === 'AWAITING_PAYMENT' && !isSettled(payment) ? paths.paymentReturn : ELSEWHERE.get(status)

function DueTime({ order, isLater, timeZone }: { order: Order; isLater: boolean; timeZone: string }) {
  const { type, table, readyAt } = order.fulfilment
  if (isLater) {
    return (
      <p className={styles.due}>
        {t`Planned for`} <strong>{dayAndTime(readyAt, timeZone, 'long')}</strong>
      </p>
    )
  }
  const where = type === 'PICKUP' ? t`Ready around` : t`At the door around`
  return (
    <p className={styles.due}>
      {table ? t`At your table around` : where} <strong>{timeOfDay(readyAt, timeZone)}</strong>
    </p>
  )
}

function Success({ order }: { order: Order }) {
  useHead({ page: t`Thank you` })
  const { isPending } = useQuery(restaurantQueries.menus())
  const { id, number, contact, lines, totals, payment, trackingToken } = order
  const zone = useTimeZone(order.timeZone)
  const isLater = useClock((now) => zone !== undefined && isPlanned(order, zone, now))
  return (
    <div className={styles.page}>
      <header className={`${styles.hero} on-hero`}>
        <OrderPlates lines={lines} dishes={useDishes()} isPending={isPending} className={styles.plates} />
        <h1>{t`Thank you`}</h1>
        <p>
          {isLater
            ? t`${contact.firstName}, your order is planned. Your number is`
            : t`${contact.firstName}, your order is with the kitchen. Your number is`}{' '}
          <strong data-testid="order-number" translate="no">
            {number}
          </strong>
        </p>
        {zone !== undefined && <DueTime order={order} isLater={isLater} timeZone={zone} />}
        <StatusBar order={order} />
        <LinkButton
          to={withQuery(paths.trackOrder, { orderId: id, ...(trackingToken && { token: trackingToken }) })}
          variant="contained"
          size="large"
        >
          {t`Track order`}
        </LinkButton>
      </header>
      <section className={styles.receipt} aria-label={t`Receipt`}>
        <ReceiptHead order={order} timeZone={zone} />
        <OrderLines lines={lines} currency={totals.currency} />
        <TotalRows totals={totals} />
        {totals.sharesPaid && <Shares shares={order.shares} totals={totals} />}
        <PaymentLine payment={payment} currency={totals.currency} />
        <PointsLine order={order} />
        <OrderNotes {...order} />
      </section>
      <div className={styles.print}>
        <Button variant="outlined" onClick={() => window.print()}>
          {t`Print receipt`}
        </Button>
      </div>
    </div>
  )
}

/** The payment page may have seen the payment settled before the order says so: the two must not send back and forth. */
function usePaymentSeen({ id, payment }: Order) {
  const { queryKey } = orderQueries.payment(useCustomerId() ?? '', id)
  const seen = useQueryClient().getQueryData(queryKey)
  return seen && isSettled(seen) ? seen : payment
}

function Outcome({ order }: { order: Order }) {
  const asSeen = { ...order, payment: usePaymentSeen(order) }
  const path = elsewhere(asSeen)
  if (path) return <Navigate to={withQuery(path, { orderId: order.id })} replace />
  return <Success order={asSeen} />
}

export function OrderSuccessPage() {
  const [query] = useSearchParams()
  return (
    <OrderGate orderId={query.get('orderId')} here={paths.orderSuccess} title={t`Your order`} live>
      {(order) => <Outcome order={order} />}
    </OrderGate>
  )
}
