import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { LinkButton } from '../../components/Button'
import { orderQueries } from '../../api/queries/orders'
import { ErrorState, PageState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useTitle } from '../../components/use-title'
import { statusWords } from '../../features/orders/progress'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { formatMoney } from '../../lib/money'
import { paths, withQuery } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'
import styles from './AccountLayout.module.css'

const dateText = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

export function OrdersPage() {
  useTitle('Orders')
  const customerId = useCustomerId() ?? ''
  const { data, error, refetch } = useQuery({ ...orderQueries.list(customerId), enabled: Boolean(customerId) })
  const { data: restaurant } = useRestaurant()

  if (error && !data) return <ErrorState title="Your orders could not be loaded" onRetry={() => void refetch()} />
  if (data?.orders.length === 0) {
    return (
      <PageState
        title="No orders yet"
        picture="/illustrations/empty-box.webp"
        actions={
          <LinkButton to={paths.menu} variant="contained" size="large">
            Browse the menu
          </LinkButton>
        }
      >
        Your first one will stand here.
      </PageState>
    )
  }
  return (
    <>
      <h1>Orders</h1>
      <ul className={styles.list}>
        {data && restaurant
          ? data.orders.map(({ id, number, status, placedAt, lines, totals }) => (
              <li key={id}>
                <Link to={withQuery(paths.trackOrder, { orderId: id })} className={styles.order}>
                  <span className={styles.row}>
                    <strong>Order {number}</strong>
                    <strong className="money">{formatMoney(totals.total, totals.currency)}</strong>
                  </span>
                  <span className={`${styles.row} ${styles.quiet}`}>
                    <span>{lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</span>
                    <span>
                      {statusWords(status)} · {dateText(placedAt, restaurant.timeZone)}
                    </span>
                  </span>
                </Link>
              </li>
            ))
          : [1, 2, 3].map((key) => (
              <li key={key}>
                <Skeleton height="96px" />
              </li>
            ))}
      </ul>
    </>
  )
}
