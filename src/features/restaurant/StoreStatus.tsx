import { useClock } from '../../lib/use-clock'
import styles from './StoreStatus.module.css'
import { statusText } from './status'
import { useRestaurant } from './use-restaurant'

/** Whether the restaurant is open, and until or from when. */
export function StoreStatus() {
  const { data } = useRestaurant()
  const text = useClock((now) => (data ? statusText(data, now) : ''))
  if (!data?.status) return <span className={styles.status}>&nbsp;</span>
  return <span className={`${styles.status} ${data.status.open ? styles.open : styles.closed}`}>{text}</span>
}
