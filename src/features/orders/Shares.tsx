import { t } from 'ttag'
import type { Share } from '../../api/types'
import { formatMoney } from '../../lib/money'
import styles from './Totals.module.css'

/** Each person's share of a group order, as split by the API. Hidden for an ordinary order. */
export function Shares({ shares = [], currency }: { shares?: Share[] | undefined; currency: string }) {
  if (shares.length === 0) return null
  return (
    <section aria-label={t`Shares`}>
      <h3 className={styles.shares}>{t`Each person’s share`}</h3>
      <dl className={styles.totals}>
        {shares.map(({ name, total }, at) => (
          <div key={at} className={styles.row}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd className="money">{formatMoney(total, currency)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
