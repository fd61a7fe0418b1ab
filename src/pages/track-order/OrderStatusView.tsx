import type { ReactNode } from 'react'
import type { Tracking } from '../../api/types'
import { useHead } from '../../components/use-head'
import { OrderProgress } from '../../features/orders/OrderProgress'
import { statusLine, statusText } from '../../features/orders/progress'
import styles from './TrackOrderPage.module.css'

type Props = { order: Tracking; timeZone: string; share?: ReactNode; children?: ReactNode }

/** The order's number, status and progress. A status change is announced and shown in the document title. */
export function OrderStatusView({ order, timeZone, share, children }: Props) {
  const { number, status } = order
  useHead({ page: `${statusText(status)} · Order ${number}` })
  return (
    <>
      <header className={styles.head}>
        <h1>Order {number}</h1>
        {share}
        <p className={styles.lead} role="status">
          {statusLine(order, timeZone)}
        </p>
      </header>
      <section className={styles.card}>{children || <OrderProgress order={order} timeZone={timeZone} />}</section>
    </>
  )
}
