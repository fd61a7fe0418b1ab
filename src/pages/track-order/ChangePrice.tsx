import { t } from 'ttag'
import type { Order } from '../../api/types'
import { ErrorState } from '../../components/PageState'
import { AgeField } from '../../features/checkout/AgeField'
import { differenceText, wayText } from '../../features/orders/change-words'
import { formatMoney } from '../../lib/money'
import styles from './ChangeDialog.module.css'
import type { Change } from './use-change'

function Words({ order, change: { draft, request, quote, stale, isOther } }: { order: Order; change: Change }) {
  if (!request && draft.requestedTime !== '') {
    return <p>{t`An order needs at least one dish. If you want none, cancel it instead.`}</p>
  }
  if (!quote) return <p>{request ? t`Checking the price...` : t`Please choose a time.`}</p>
  const { difference, totals } = quote
  return (
    <div className={stale ? styles.stale : ''}>
      <p className={styles.difference}>{differenceText(quote, order)}</p>
      {isOther && <p className={styles.detail}>{t`New total: ${formatMoney(totals.total, totals.currency)}`}</p>}
      {difference !== 0 && <p className={styles.detail}>{wayText(quote, order)}</p>}
    </div>
  )
}

/** What the change costs, and what stands against it. */
export function ChangePrice({ order, change }: { order: Order; change: Change }) {
  const { quote, quoteError, retry, age, agreedAge, setAge } = change
  if (quoteError) return <ErrorState title={quoteError.message} onRetry={retry} page={false} />
  return (
    <section className={styles.price}>
      <div aria-live="polite">
        <Words order={order} change={change} />
        {quote?.problems.map(({ code, message, cartItemId = '' }) => (
          <p key={code + cartItemId} className={styles.problem}>
            {message}
          </p>
        ))}
      </div>
      {age > 0 && <AgeField age={age} isConfirmed={agreedAge >= age} isLacking={false} onChange={setAge} />}
    </section>
  )
}
