import { t } from 'ttag'
import { OrderState } from '../../features/orders/OrderGate'
import { useTracking } from '../../features/orders/use-order'
import { useTimeZone } from '../../features/restaurant/use-restaurant'
import { UNKNOWN_ZONE } from '../../lib/zone'
import styles from './TrackOrderPage.module.css'
import { OrderStatusView } from './OrderStatusView'

/** The progress of an order, for anyone who has its link. Shows no name, items or prices. */
export function ByLink({ orderId, token }: { orderId: string; token: string }) {
  const { data, error, refetch } = useTracking(orderId, token)
  const timeZone = useTimeZone(data?.timeZone) ?? UNKNOWN_ZONE
  if (data) {
    return (
      <div className={`${styles.page} ${styles.alone}`}>
        <div className={styles.side}>
          <OrderStatusView order={data} timeZone={timeZone} />
        </div>
      </div>
    )
  }
  return <OrderState title={t`Track order`} error={error} onRetry={() => void refetch()} />
}
