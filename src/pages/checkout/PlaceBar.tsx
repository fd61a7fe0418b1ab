import { t } from 'ttag'
import type { Quote } from '../../api/types'
import { useOnline } from '../../api/use-online'
import { Button } from '../../components/Button'
import { StillWorking } from '../../components/StillWorking'
import checkout from '../../features/checkout/checkout.module.css'
import { PlaceNotice } from '../../features/checkout/PlaceNotice'
import { showProblems, undecided } from '../../features/checkout/QuoteProblems'
import type { Outcome } from '../../features/checkout/use-unconfirmed-order'
import type { usePlaceOrder } from '../../features/checkout/use-place-order'
import { formatMoney } from '../../lib/money'
import styles from './CheckoutPage.module.css'

type Props = {
  /** The id of the form it submits. */
  form: string
  quote: Quote | undefined
  stale: boolean
  canPlace: boolean
  /** Whether the quote of an order that can be placed is being read again. */
  isReread: boolean
  /** Whether the button was pressed meanwhile. */
  isWaiting: boolean
  order: ReturnType<typeof usePlaceOrder>
  /** What is known about an order whose outcome is unclear. */
  outcome: Outcome
  /** One sentence for each thing that is still missing. */
  missing: string[]
}

/** The total, the button and whatever prevents the order. Always in view on a phone. */
export function PlaceBar({ form, quote, stale, canPlace, isReread, isWaiting, order, outcome, missing }: Props) {
  const isOnline = useOnline()
  return (
    <section className={`bottom-bar ${styles.place}`}>
      {!order.busy && (
        <PlaceNotice
          outcome={outcome}
          error={quote?.problems.length === 0 ? order.error : null}
          wait={order.wait}
          canPress={!stale && canPlace && order.wait === 0}
        />
      )}
      {(order.busy || isWaiting) && <StillWorking />}
      {quote && undecided(quote).length > 0 && (
        <p className={styles.decide}>
          {t`There is something to decide first.`}
          <Button onClick={showProblems}>{t`Show`}</Button>
        </p>
      )}
      {!isOnline && !order.busy && outcome === 'none' && (
        <p className={checkout.quiet}>{t`You are offline. Your order can be placed once you are online again.`}</p>
      )}
      {missing.map((sentence) => (
        <p key={sentence} className={checkout.quiet}>
          {sentence}
        </p>
      ))}
      <Button
        type="submit"
        form={form}
        variant="contained"
        size="large"
        fullWidth
        disabled={!stale && !canPlace}
        loading={order.busy || isWaiting}
        blocked={(stale && !isReread) || order.wait > 0}
      >
        {quote
          ? `${t`Place order`} · ${formatMoney(quote.totals.due ?? quote.totals.total, quote.totals.currency)}`
          : t`Place order`}
      </Button>
    </section>
  )
}
