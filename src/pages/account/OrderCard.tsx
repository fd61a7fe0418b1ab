import { memo } from 'react'
import { Link } from 'react-router-dom'
import { t } from 'ttag'
import type { Order } from '../../api/types'
import { Button, LinkButton } from '../../components/Button'
import { dishCounts } from '../../features/orders/grouped-lines'
import { OrderPlates } from '../../features/orders/OrderPlates'
import type { Dish } from '../../features/menu/dish-index'
import { dueText, issueText, isUnderWay, statusText } from '../../features/orders/progress'
import { listOf } from '../../lib/list'
import { formatMoney } from '../../lib/money'
import { paths, withQuery } from '../../lib/paths'
import { mediumDateTime } from '../../lib/days'
import styles from './KeptRow.module.css'
import own from './OrderCard.module.css'

const STARS = '★★★★★☆☆☆☆☆'

type Props = {
  order: Order
  dishes: Map<string, Dish>
  timeZone: string
  onAgain: (order: Order) => void
  onRate: (order: Order) => void
}

/**
 * An order of the list with its dishes, its status and its actions. There may be a thousand, so each rerenders only
 * when it changes.
 */
export const OrderCard = memo(function OrderCard({ order, dishes, timeZone, onAgain, onRate }: Props) {
  const { id, number, status, placedAt, lines, totals, rating } = order
  const name = t`Order ${number}`
  const issue = issueText(order)
  const isActive = isUnderWay(status)
  const due = dueText(order, timeZone)
  const track = withQuery(paths.trackOrder, { orderId: id })
  const titleId = `order-${id}`
  return (
    <div role="listitem" className={`${styles.row} ${own.row}`} aria-label={name}>
      <Link to={track} className={own.link}>
        <span className={own.line}>
          <strong id={titleId}>{name}</strong>
          <span className={isActive ? own.active : own.state}>{statusText(status, order.fulfilment)}</span>
        </span>
        <OrderPlates lines={lines} dishes={dishes} className={own.plates} />
        <bdi className={own.quiet}>{listOf(dishCounts(lines).map(([dish, count]) => `${count}\u00a0× ${dish}`))}</bdi>
        <span className={own.quiet}>
          {due && `${due} · `}
          {mediumDateTime(placedAt, timeZone)}
        </span>
        {issue && <span className={own.quiet}>{issue}</span>}
      </Link>
      <strong className={`${own.total} money`}>{formatMoney(totals.total, totals.currency)}</strong>
      {isActive ? (
        <div className={`${styles.actions} ${own.actions}`}>
          <LinkButton variant="contained" aria-describedby={titleId} to={track}>
            {t`Track order`}
          </LinkButton>
        </div>
      ) : (
        <div className={`${styles.actions} ${own.actions}`}>
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
