import { t } from 'ttag'
import styles from '../../features/checkout/checkout.module.css'

/** Stands for the payment methods when nothing is left to pay. */
export function Covered({ byGiftCards }: { byGiftCards: boolean }) {
  return (
    <section className={styles.block}>
      <h2>{t`Payment`}</h2>
      <p>
        {byGiftCards && t`Your gift cards pay for this order.`} {t`Nothing is left to pay.`}
      </p>
    </section>
  )
}
