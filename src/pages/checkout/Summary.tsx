import type { ReactNode } from 'react'
import type { Quote } from '../../api/types'
import { Announce } from '../../components/Announce'
import { OrderLines } from '../../features/orders/OrderLines'
import { TotalRows } from '../../features/orders/TotalRows'
import { formatMoney } from '../../lib/money'
import styles from './CheckoutPage.module.css'

type Props = { quote: Quote; stale: boolean; promo: ReactNode }

/** The order's lines and totals, as the API last priced them. */
export const Summary = ({ quote, stale, promo }: Props) => (
  <>
    <section className={styles.summary} aria-busy={stale}>
      <h2>Your order</h2>
      <div className={`${styles.priced} ${stale ? styles.updating : ''}`}>
        <OrderLines lines={quote.lines} currency={quote.totals.currency} />
        <TotalRows totals={quote.totals} />
      </div>
      {promo}
    </section>
    <Announce text={`Total ${formatMoney(quote.totals.total, quote.totals.currency)}`} />
  </>
)
