import { memo } from 'react'
import { Link } from 'react-router-dom'
import { t } from 'ttag'
import type { Order } from '../../api/types'
import { Button, LinkButton } from '../../components/Button'
import { dishCounts } from '../../features/orders/grouped-lines'
import { issueText, isUnderWay, statusLine } from '../../features/orders/progress'
import { listOf } from '../../lib/list'
import { formatMoney } from '../../lib/money'
import { paths, withQuery } from '../../lib/paths'
import { mediumDateTime } from '../../lib/days'
import styles from './KeptRow.module.css'
import own from './OrderCard.module.css'

const STARS = '★★★★★☆☆☆☆☆'

type Props = { order: Order; timeZone: string; onAgain: (order: Order) => void; onRate: (order: Order) => void }

/**
 * An order of the list with its dishes, its status and its actions. There may be a thousand, so each rerenders only
 * when it changes.
 */
export const OrderCard = memo(function OrderCard({ order, timeZone, onAgain, onRate }: Props) {
  const { id, number, status, placedAt, lines, totals, rating } = order
  const name = t`Order ${number}`
  const issue = issueText(order)
  const titleId = `order-${id}`
  return (
    <div role="listitem" className={styles.row} aria-label={name}>
      <Link to={withQuery(paths.trackOrder, { orderId: id })} className={own.link}>
        <span className={own.line}>
          <strong id={titleId}>{name}</strong>
          <strong className="money">{formatMoney(totals.total, totals.currency)}</strong>
        </span>
        <bdi className={own.quiet}>{listOf(dishCounts(lines).map(([dish, count]) => `${count} × ${dish}`))}</bdi>
        <span className={own.quiet}>
          {statusLine(order, timeZone)} · {mediumDateTime(placedAt, timeZone)}
        </span>
        {issue && <span className={own.quiet}>{issue}</span>}
      </Link>
      {!isUnderWay(status) && (
        <div className={styles.actions}>
          <Button variant="outlined" aria-describedby={titleId} onClick={() => onAgain(order)}>
            {t`Order again`}
          </Button>
          {status === 'COMPLETED' && (
            <Button aria-describedby={titleId} onClick={() => onRate(order)}>
              {rating ? t`Change rating` : t`Rate`}
            </Button>
          )}
          {order.reportableUntil && (
            <LinkButton aria-describedby={titleId} to={withQuery(paths.trackOrder, { orderId: id, report: 'yes' })}>
              {t`Report a problem`}
            </LinkButton>
          )}
          {rating && (
            <span className={own.stars} role="img" aria-label={t`${rating.stars} of 5 stars`}>
              {STARS.slice(5 - rating.stars, 10 - rating.stars)}
            </span>
          )}
        </div>
      )}
    </div>
  )
})
