import { Navigate, useSearchParams } from 'react-router-dom'
import { Button, LinkButton } from '../../components/Button'
import type { Order } from '../../api/types'
import { useTitle } from '../../components/use-title'
import { OrderGate } from '../../features/orders/OrderGate'
import { OrderLines } from '../../features/orders/OrderLines'
import { TotalRows } from '../../features/orders/TotalRows'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { paths, withQuery } from '../../lib/paths'
import { clockTime, dayIn } from '../../lib/time'
import styles from './OrderSuccessPage.module.css'

function Success({ order }: { order: Order }) {
  const { data: restaurant } = useRestaurant()
  const { id, number, contact, fulfilment, lines, totals } = order
  const zone = restaurant?.timeZone ?? 'UTC'
  const isToday = dayIn(fulfilment.readyAt, zone) === dayIn(new Date(), zone)
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <img src="/illustrations/thanks.webp" alt="" width={112} height={112} className={styles.mark} />
        <h1>Thank you</h1>
        <p>{contact.firstName}, your order is with the kitchen. Your number is</p>
        <p className={styles.number} data-testid="order-number">
          {number}
        </p>
        {restaurant && (
          <p>
            Ready around <strong className="money">{clockTime(fulfilment.readyAt, zone, !isToday)}</strong> at{' '}
            {restaurant.address.line1}
          </p>
        )}
      </header>
      <section className={styles.receipt} aria-label="Receipt">
        <OrderLines lines={lines} currency={totals.currency} />
        <TotalRows totals={totals} />
      </section>
      <div className={styles.actions}>
        <LinkButton to={withQuery(paths.trackOrder, { orderId: id })} variant="contained" size="large">
          Track order
        </LinkButton>
        <Button variant="outlined" size="large" onClick={() => window.print()}>
          Print receipt
        </Button>
      </div>
    </div>
  )
}

export function OrderSuccessPage() {
  useTitle('Thank you')
  const [query] = useSearchParams()
  return (
    <OrderGate orderId={query.get('orderId')} here={paths.orderSuccess}>
      {(order) =>
        order.status === 'AWAITING_PAYMENT' ? (
          <Navigate to={withQuery(paths.paymentReturn, { orderId: order.id })} replace />
        ) : (
          <Success order={order} />
        )
      }
    </OrderGate>
  )
}
