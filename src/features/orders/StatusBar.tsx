import type { Tracking } from '../../api/types'
import styles from './StatusBar.module.css'
import { statusText, stepsOf } from './progress'

/** How far an order is, as a bar with the status in words. */
export function StatusBar({ order }: { order: Pick<Tracking, 'status' | 'history' | 'fulfilment'> }) {
  const steps = stepsOf(order)
  const done = steps.filter(({ at }) => at).length
  return (
    <div className={styles.progress}>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(100 * done) / steps.length}%` }} />
      </div>
      <p role="status">{statusText(order.status, order.fulfilment)}</p>
    </div>
  )
}
