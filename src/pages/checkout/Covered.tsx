import { t } from 'ttag'
import styles from '../../features/checkout/checkout.module.css'

/** Stands for the payment methods when gift cards pay for everything. */
export function Covered() {
  return (
    <section className={styles.block}>
      <h2>{t`Payment`}</h2>
      <p>{t`Your gift cards pay for this order. Nothing is left to pay.`}</p>
    </section>
  )
}
