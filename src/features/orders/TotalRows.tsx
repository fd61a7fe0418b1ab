import { t } from 'ttag'
import type { Totals } from '../../api/types'
import { locale } from '../../lib/locale'
import { formatMoney } from '../../lib/money'
import styles from './Totals.module.css'

const percentFormat = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })

/**
 * The tax that is added, or that of each rate where there are several. A rate of 0 % alone is no tax, nor is an included
 * tax of nothing. Any other included one names its rate, as the law of its countries wants on a receipt.
 */
function taxRows({ tax, taxIncluded, taxes = [] }: Totals): [string, number][] {
  const rates = taxes.filter((rate) => rate.tax !== 0 || rate.taxable !== 0)
  const hasNone = rates.length > 0 && rates.every(({ percent }) => percent === 0)
  if (hasNone || (taxIncluded && tax === 0)) return []
  if (!taxIncluded && rates.length < 2) return [[t`Tax`, tax]]
  if (rates.length === 0) return [[t`Tax included`, tax]]
  return rates.map((rate) => {
    const percent = percentFormat.format(rate.percent / 100)
    return [taxIncluded ? t`Tax ${percent} included` : t`Tax ${percent}`, rate.tax]
  })
}

/** The API's totals, row by row. The client computes none of them. @param refunded in minor units */
export function TotalRows({ totals, refunded = 0 }: { totals: Totals; refunded?: number | undefined }) {
  const { subtotal, discount, reward, taxIncluded, fees, deposit = 0, tip, total, giftCards = [] } = totals
  const { due, currency, paidByGuests = 0 } = totals
  const taxes = taxRows(totals)
  const rows: [string, number][] = [
    [t`Subtotal`, subtotal],
    ...(discount > 0 ? [[t`Discount`, -discount] as [string, number]] : []),
    ...(reward ? [[reward.name, -reward.amount] as [string, number]] : []),
    ...(taxIncluded ? [] : taxes),
    ...fees.map(({ name, amount }): [string, number] => [name, amount]),
    ...(deposit > 0 ? [[t`Deposit`, deposit] as [string, number]] : []),
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
      {paidByGuests > 0 && (
        <div className={styles.row}>
          <dt>{t`Paid by your guests`}</dt>
          <dd className="money">{formatMoney(-paidByGuests, currency)}</dd>
        </div>
      )}
      {giftCards.map(({ id, lastFour, amount }) => (
        <div key={id} className={styles.row}>
          <dt>{t`Gift card ending in ${lastFour}`}</dt>
          <dd className="money">{formatMoney(-amount, currency)}</dd>
        </div>
      ))}
      {(giftCards.length > 0 || paidByGuests > 0) && due !== undefined && (
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
      {taxIncluded &&
        taxes.map(([name, amount], row) => (
          // So may two rates, rounded.
          <div key={row} className={styles.row}>
            <dt>{name}</dt>
            <dd className="money">{formatMoney(amount, currency)}</dd>
          </div>
        ))}
    </dl>
  )
}
