import type { ReactNode } from 'react'
import { t } from 'ttag'
import type { Tracking } from '../../api/types'
import { useHead } from '../../components/use-head'
import { OrderProgress } from '../../features/orders/OrderProgress'
import { dueText, statusText } from '../../features/orders/progress'
import { timeOfDay } from '../../lib/time'
import styles from './TrackOrderPage.module.css'

type Props = {
  order: Tracking
  timeZone: string
  /** Above all else. */
  plates?: ReactNode
  share?: ReactNode
  children?: ReactNode
}

/** When it is due, below the status: the time alone is large, and all of it where no time is said. */
function Due({ text, time }: { text: string; time: string }) {
  const [before, after] = text.split(time)
  return (
    <>
      <span className="visually-hidden"> · </span>
      {after !== undefined ? (
        <strong className={styles.due}>
          {before}
          <span>{time}</span>
          {after}
        </strong>
      ) : (
        <strong className={styles.large}>{text}</strong>
      )}
    </>
  )
}

const HEADS: Partial<Record<Tracking['status'], string | undefined>> = {
  READY: `on-hero ${styles.ready}`,
  CANCELLED: styles.cancelled,
}

/**
 * The order's number, its time, status and progress. A status change is announced and shown in the document title. By
 * its number an order that is ready is asked for: there it is large.
 */
export function OrderStatusView({ order, timeZone, plates, share, children }: Props) {
  const { number, status, fulfilment } = order
  const words = statusText(status, fulfilment)
  const name = t`Order ${number}`
  useHead({ page: `${words} · ${name}` })
  const due = dueText(order, timeZone)
  return (
    <>
      <header className={`${styles.head} ${HEADS[status] ?? 'on-hero'}`}>
        {plates}
        <h1>{name}</h1>
        {share}
        <p className={styles.lead} role="status">
          <span className={due ? styles.state : styles.large}>{words}</span>
          {due && <Due text={due} time={timeOfDay(fulfilment.readyAt, timeZone)} />}
        </p>
      </header>
      <section className={styles.card}>{children || <OrderProgress order={order} timeZone={timeZone} />}</section>
    </>
  )
}
