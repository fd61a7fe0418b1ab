import { t } from 'ttag'
import type { Order, OrderIssue } from '../../api/types'
import { groupedLines } from '../../features/orders/grouped-lines'
import { REASONS } from './issue-reasons'
import styles from './Issue.module.css'

type Props = { issue: OrderIssue } & Pick<Order, 'lines'>

/** What the customer reported: of equal lines with one reason, how many together. */
export function ReportedDishes({ issue: { dishes, comment, hasPicture, pictureUrl }, lines }: Props) {
  const drawn = groupedLines(lines)
  const reported = new Map<string, OrderIssue['dishes'][number] & { name: string }>()
  for (const dish of dishes) {
    const line = drawn.find((one) => one.lines.some(({ cartItemId }) => cartItemId === dish.cartItemId))
    const key = JSON.stringify([line?.cartItemId ?? dish.cartItemId, dish.reason])
    const quantity = dish.quantity + (reported.get(key)?.quantity ?? 0)
    reported.set(key, { ...dish, quantity, name: line?.name ?? '' })
  }
  return (
    <>
      <ul className={styles.reported}>
        {[...reported].map(([key, { name, quantity, reason }]) => (
          <li key={key}>
            <bdi>{`${quantity} × ${name}`}</bdi> · {REASONS[reason]}
          </li>
        ))}
      </ul>
      {comment && <bdi className={styles.quiet}>{comment}</bdi>}
      {pictureUrl ? (
        <div className={styles.preview}>
          <img src={pictureUrl} alt={t`Your picture`} loading="lazy" />
        </div>
      ) : (
        hasPicture && <p className={styles.quiet}>{t`With a picture`}</p>
      )}
    </>
  )
}
