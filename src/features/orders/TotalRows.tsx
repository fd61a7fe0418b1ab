import { t } from 'ttag'
import type { Totals } from '../../api/types'
import { formatMoney } from '../../lib/money'
import styles from './Totals.module.css'

/** The API's totals, row by row. The client computes none of them. @param refunded in minor units */
export function TotalRows({ totals, refunded = 0 }: { totals: Totals; refunded?: number | undefined }) {
  const { subtotal, discount, reward, tax, taxIncluded, fees, tip, total, giftCards = [], due, currency } = totals
  const rows: [string, number][] = [
    [t`Subtotal`, subtotal],
    ...(discount > 0 ? [[t`Discount`, -discount] as [string, number]] : []),
    ...(reward ? [[reward.name, -reward.amount] as [string, number]] : []),
    ...(taxIncluded ? [] : [[t`Tax`, tax] as [string, number]]),
    ...fees.map(({ name, amount }): [string, number] => [name, amount]),
    ...(tip > 0 ? [[t`Tip`, tip] as [string, number]] : []),
  ]
  return (
    <dl className={styles.totals}>
      {rows.map(([name, amount], row) => (
        // Two fees may have the same name.
        <div key={row} className={styles.row}>
          <dt>{name}</dt>
          <dd className="money">{formatMoney(amount, currency)}</dd>
        </div>
      ))}
      <div className={`${styles.row} ${styles.total}`}>
        <dt>{t`Total`}</dt>
        <dd className="money">{formatMoney(total, currency)}</dd>
      </div>
      {giftCards.map(({ id, lastFour, amount }) => (
        <div key={id} className={styles.row}>
          <dt>{t`Gift card ending in ${lastFour}`}</dt>
          <dd className="money">{formatMoney(-amount, currency)}</dd>
        </div>
      ))}
      {giftCards.length > 0 && due !== undefined && (
        <div className={styles.row}>
          <dt>{t`Left to pay`}</dt>
          <dd className="money">{formatMoney(due, currency)}</dd>
        </div>
      )}
      {refunded > 0 && (
        <div className={styles.row}>
          <dt>{t`Refunded`}</dt>
          <dd className="money">{formatMoney(-refunded, currency)}</dd>
        </div>
      )}
      {taxIncluded && (
        <div className={styles.row}>
          <dt>{t`Tax included`}</dt>
          <dd className="money">{formatMoney(tax, currency)}</dd>
        </div>
      )}
    </dl>
  )
}
