import type { ReactNode } from 'react'
import type { Tracking } from '../../api/types'
import { useHead } from '../../components/use-head'
import { OrderProgress } from '../../features/orders/OrderProgress'
import { statusLine, statusText } from '../../features/orders/progress'
import styles from './TrackOrderPage.module.css'

type Props = { order: Tracking; timeZone: string; share?: ReactNode; children?: ReactNode }

/** The number, where the order stands and the steps of its way. A change is announced, and is in the title. */
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
