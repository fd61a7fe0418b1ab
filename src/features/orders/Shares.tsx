import { t } from 'ttag'
import type { Share, Totals } from '../../api/types'
import { formatMoney } from '../../lib/money'
import styles from './Totals.module.css'

type Props = { shares?: Share[] | undefined; totals: Totals }

/** Each person's share of a group order, as split by the API, with what guests have paid of it. */
export function Shares({ shares = [], totals: { currency, sharesPaid = [] } }: Props) {
  const paid = new Map(sharesPaid.map(({ name, amount }) => [name, formatMoney(amount, currency)]))
  if (shares.length === 0) return null
  return (
    <section aria-label={t`Shares`}>
      <h3 className={styles.shares}>{t`Each person’s share`}</h3>
      <dl className={styles.totals}>
        {shares.map(({ name, total }, at) => (
          <div key={at} className={styles.row}>
            <dt>
              <bdi>{name}</bdi>
              {paid.has(name) && <small> {t`paid ${paid.get(name)}`}</small>}
            </dt>
            <dd className="money">{formatMoney(total, currency)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
