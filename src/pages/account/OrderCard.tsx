import { memo } from 'react'
import { Link } from 'react-router-dom'
import { t } from 'ttag'
import type { Order } from '../../api/types'
import { Button, LinkButton } from '../../components/Button'
import { OrderDishes } from '../../features/orders/OrderDishes'
import { OrderPlates } from '../../features/orders/OrderPlates'
import type { Dish } from '../../features/menu/dish-index'
import { dueText, issueText, isUnderWay, statusText } from '../../features/orders/progress'
import { formatMoney } from '../../lib/money'
import { paths, withQuery } from '../../lib/paths'
import { mediumDateTime } from '../../lib/days'
import { ShareOrder } from '../common/ShareOrder'
import styles from './KeptRow.module.css'
import own from './OrderCard.module.css'

const STARS = '★★★★★☆☆☆☆☆'

type Props = {
  order: Order
  dishes: Map<string, Dish>
  /** The menu, and so the pictures, are on their way. */
  isPending: boolean
  timeZone: string
  onAgain: (order: Order) => void
  onRate: (order: Order) => void
}

/**
 * An order of the list with its dishes, its status and its actions. There may be a thousand, so each rerenders only
 * when it changes.
 */
export const OrderCard = memo(function OrderCard(props: Props) {
  const { order, dishes, isPending, timeZone, onAgain, onRate } = props
  const { id, number, status, placedAt, lines, totals, rating } = order
  const name = t`Order ${number}`
  const issue = issueText(order)
  const isActive = isUnderWay(status)
  const due = dueText(order, timeZone)
  const state = statusText(status, order.fulfilment)
  const track = withQuery(paths.trackOrder, { orderId: id })
  const titleId = `order-${id}`
  return (
    <div role="listitem" className={`${styles.row} ${own.row}`} aria-label={name}>
      <Link to={track} className={own.link}>
        <OrderPlates lines={lines} dishes={dishes} isPending={isPending} />
        <span className={own.text}>
          <span className={own.line}>
            <strong id={titleId}>{name}</strong>
            {(due ?? !isActive) && <span className={isActive ? own.active : own.state}>{state}</span>}
          </span>
          {isActive && <span className={own.due}>{due ?? state}</span>}
          <OrderDishes lines={lines} />
          <span className={own.quiet}>{mediumDateTime(placedAt, timeZone)}</span>
          {issue && <span className={own.quiet}>{issue}</span>}
        </span>
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
          <ShareOrder
            lines={lines.map((line) => ({ ...line, price: line.unitPrice }))}
            currency={totals.currency}
            describedBy={titleId}
          />
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
