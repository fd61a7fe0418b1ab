import { t } from 'ttag'
import type { Order, OrderIssue } from '../../api/types'
import { keysOf } from '../../lib/list'
import { REASONS } from './issue-reasons'
import styles from './Issue.module.css'

/** What the customer reported. */
export function ReportedDishes({
  issue: { dishes, comment, hasPicture },
  lines,
}: { issue: OrderIssue } & Pick<Order, 'lines'>) {
  const nameOf = (id: string) => lines.find(({ cartItemId }) => cartItemId === id)?.name ?? ''
  const keys = keysOf(dishes.map(({ cartItemId }) => cartItemId))
  return (
    <>
      <ul className={styles.reported}>
        {dishes.map(({ cartItemId, quantity, reason }, at) => (
          <li key={keys[at]}>
            <bdi>{`${quantity} × ${nameOf(cartItemId)}`}</bdi> · {REASONS[reason]}
          </li>
        ))}
      </ul>
      {comment && <bdi className={styles.quiet}>{comment}</bdi>}
      {hasPicture && <p className={styles.quiet}>{t`With a picture`}</p>}
    </>
  )
}
