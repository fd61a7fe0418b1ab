import type { ReactNode } from 'react'
import type { Quote } from '../../api/types'
import { OrderLines } from '../../features/orders/OrderLines'
import { TotalRows } from '../../features/orders/TotalRows'
import styles from './CheckoutPage.module.css'

/** What is ordered and what it costs, as the host last priced it. */
export const Summary = ({ quote, stale, promo }: { quote: Quote; stale: boolean; promo: ReactNode }) => (
  <section className={styles.summary} aria-busy={stale}>
    <h2>Your order</h2>
    <div className={`${styles.priced} ${stale ? styles.updating : ''}`}>
      <OrderLines lines={quote.lines} currency={quote.totals.currency} />
      <TotalRows totals={quote.totals} />
    </div>
    {promo}
  </section>
)
