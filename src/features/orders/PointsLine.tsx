import { msgid, ngettext } from 'ttag'
import type { Order } from '../../api/types'
import styles from './Totals.module.css'

/** How many points an order earns, or has earned. Nothing where it earns none. */
export function PointsLine({ order: { points, status } }: { order: Pick<Order, 'points' | 'status'> }) {
  const earned = points?.earned ?? 0
  if (earned === 0 || status === 'CANCELLED') return null
  return (
    <p className={styles.paid}>
      {status === 'COMPLETED'
        ? ngettext(msgid`You earned ${earned} point.`, `You earned ${earned} points.`, earned)
        : ngettext(msgid`This order earns ${earned} point.`, `This order earns ${earned} points.`, earned)}
    </p>
  )
}
