import { Link, useSearchParams } from 'react-router-dom'
import type { Order } from '../../api/types'
import { useTitle } from '../../components/use-title'
import { OrderGate } from '../../features/orders/OrderGate'
import { OrderLines } from '../../features/orders/OrderLines'
import { OrderProgress } from '../../features/orders/OrderProgress'
import { statusWords } from '../../features/orders/progress'
import { TotalRows } from '../../features/orders/TotalRows'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { paths, withQuery } from '../../lib/paths'
import { telUrl } from '../../lib/tel'
import { clockTime } from '../../lib/time'
import styles from './TrackOrderPage.module.css'

function Tracking({ order }: { order: Order }) {
  const { data: restaurant } = useRestaurant()
  const zone = restaurant?.timeZone ?? 'UTC'
  const { number, status, fulfilment, lines, totals, id } = order
  return (
    <div className={styles.page}>
      <header>
        <h1>Order {number}</h1>
        <p className={styles.lead} role="status">
          {statusWords(status)}
          {!['COMPLETED', 'CANCELLED', 'AWAITING_PAYMENT'].includes(status) &&
            ` · ready around ${clockTime(fulfilment.readyAt, zone)}`}
        </p>
      </header>
      <section className={styles.card}>
        {status === 'AWAITING_PAYMENT' ? (
          <Link to={withQuery(paths.paymentReturn, { orderId: id })}>Finish the payment</Link>
        ) : (
          <OrderProgress order={order} timeZone={zone} />
        )}
      </section>
      <section className={styles.card} aria-label="Receipt">
        <OrderLines lines={lines} currency={totals.currency} />
        <br />
        <TotalRows totals={totals} />
      </section>
      {restaurant && (
        <p>
          Something not right? Call <a href={telUrl(restaurant.phone)}>{restaurant.phone}</a>.
        </p>
      )}
    </div>
  )
}

export function TrackOrderPage() {
  useTitle('Track order')
  const [query] = useSearchParams()
  return (
    <OrderGate orderId={query.get('orderId')} here={paths.trackOrder} live>
      {(order) => <Tracking order={order} />}
    </OrderGate>
  )
}
