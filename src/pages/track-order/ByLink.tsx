import { OrderState } from '../../features/orders/OrderGate'
import { useTracking } from '../../features/orders/use-order'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import styles from './TrackOrderPage.module.css'
import { Way } from './Way'

/** The way of an order for whoever has its link: no name, no items, no money. */
export function ByLink({ orderId, token }: { orderId: string; token: string }) {
  const { data: restaurant } = useRestaurant()
  const { data, error, refetch } = useTracking(orderId, token)
  if (data) {
    return (
      <div className={styles.page}>
        <Way order={data} timeZone={restaurant?.timeZone ?? 'UTC'} />
      </div>
    )
  }
  return <OrderState title="Track order" error={error} onRetry={() => void refetch()} />
}
