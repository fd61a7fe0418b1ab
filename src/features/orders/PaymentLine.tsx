import { t } from 'ttag'
import type { Payment } from '../../api/types'
import { formatMoney } from '../../lib/money'
import { walletName } from '../../lib/wallets'
import styles from './Totals.module.css'

function words({ status, method, amount, wallet }: Payment, currency: string): string | null {
  if (status === 'PAID' && wallet) return t`Paid with ${walletName(wallet)}.`
  if (status === 'PAID' && amount === 0) return t`Paid in advance.`
  if (status === 'PAID') return method === 'SAVED' ? t`Paid with your saved card.` : t`Paid.`
  // Gift cards and guests may have paid all of it: the page says what comes back to them.
  if (status === 'REFUNDED') return amount > 0 ? t`${formatMoney(amount, currency)} refunded.` : null
  return method === 'AT_RESTAURANT' && status === 'PENDING'
    ? t`Please pay ${formatMoney(amount, currency)} at the restaurant.`
    : null
}

/** Whether an order is paid, or how it will be paid. */
export function PaymentLine({ payment, currency }: { payment: Payment; currency: string }) {
  const said = words(payment, currency)
  return said && <p className={styles.paid}>{said}</p>
}
