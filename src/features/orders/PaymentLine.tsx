import type { Payment } from '../../api/types'
import { formatMoney } from '../../lib/money'
import styles from './Totals.module.css'

function words({ status, method, amount }: Payment, currency: string): string | null {
  if (status === 'PAID') return method === 'SAVED' ? 'Paid with your saved card.' : 'Paid.'
  if (status === 'REFUNDED') return 'Refunded.'
  return method === 'AT_RESTAURANT' && status === 'PENDING'
    ? `Please pay ${formatMoney(amount, currency)} at the restaurant.`
    : null
}

/** Whether an order is paid, or how it will be paid. */
export function PaymentLine({ payment, currency }: { payment: Payment; currency: string }) {
  const said = words(payment, currency)
  return said && <p className={styles.paid}>{said}</p>
}
