import { useState, type ReactNode } from 'react'
import { t } from 'ttag'
import { Announce } from '../../components/Announce'
import { formatMoney } from '../../lib/money'
import styles from './CartSummary.module.css'
import { depositsOf, type FoldedCart } from './lines'

type Props = {
  cart: FoldedCart
  minimumOrder: number
  currency: string
  /** What is said of the tax and the tip. */
  taxNote: string
  /** Whether a dish has changed since it was added. */
  hasChanged: boolean
  /** What the order earns. */
  earns?: ReactNode
  /** How and when the order is wanted. */
  when: ReactNode
  action: ReactNode
}

/** The subtotal, the amount missing to the minimum order, and the next action. */
export function CartSummary({ cart, minimumOrder, currency, taxNote, hasChanged, earns, when, action }: Props) {
  const deposits = depositsOf(cart)
  const missing = minimumOrder - cart.subtotal
  const [confirmed, setConfirmed] = useState(cart.subtotal)
  if (cart.confirmed && confirmed !== cart.subtotal) setConfirmed(cart.subtotal)
  return (
    <section className={styles.summary} aria-label={t`Summary`}>
      <Announce text={t`Subtotal ${formatMoney(confirmed, currency)}`} />
      <div className={styles.facts}>
        {when}
        {missing > 0 && (
          <div>
            <div className={styles.meter} aria-hidden="true">
              <span style={{ width: `${(100 * cart.subtotal) / minimumOrder}%` }} />
            </div>
            <p className={styles.note}>
              {t`Add ${formatMoney(missing, currency)} more to reach the minimum order of ${formatMoney(minimumOrder, currency)}.`}
            </p>
          </div>
        )}
        <div className={styles.note}>
          <p>{taxNote}</p> {earns}
        </div>
        <div role="status" className={styles.changed}>
          {hasChanged && t`Something has changed since you added it. Please look through your dishes first.`}
        </div>
      </div>
      <div className={styles.bar}>
        <dl>
          <div className={styles.row}>
            <dt>{t`Subtotal`}</dt>
            <dd className={`money ${cart.confirmed ? '' : styles.pending}`} data-testid="subtotal">
              {formatMoney(cart.subtotal, currency)}
            </dd>
          </div>
          {deposits > 0 && (
            <div className={`${styles.row} ${styles.deposit}`}>
              <dt>{t`Deposit`}</dt>
              <dd className={`money ${cart.confirmed ? '' : styles.pending}`}>{formatMoney(deposits, currency)}</dd>
            </div>
          )}
        </dl>
        {action}
      </div>
    </section>
  )
}
