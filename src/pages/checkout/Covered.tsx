import { t } from 'ttag'
import styles from '../../features/checkout/checkout.module.css'

/** Stands for the payment methods when nothing is left to pay. */
export function Covered({ byGiftCards, byGuests }: { byGiftCards: boolean; byGuests: boolean }) {
  return (
    <section className={styles.block}>
      <h2>{t`Payment`}</h2>
      <p>
        {byGuests && t`Your guests have paid for this order.`} {byGiftCards && t`Your gift cards pay for this order.`}{' '}
        {t`Nothing is left to pay.`}
      </p>
    </section>
  )
}
