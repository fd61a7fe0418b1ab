import type { Quote } from '../../api/types'
import { Button } from '../../components/Button'
import { StillWorking } from '../../components/StillWorking'
import checkout from '../../features/checkout/checkout.module.css'
import { showProblems, undecided } from '../../features/checkout/QuoteProblems'
import { placeFailure, type usePlaceOrder } from '../../features/checkout/use-place-order'
import { formatMoney } from '../../lib/money'
import styles from './CheckoutPage.module.css'

type Props = {
  /** The id of the form it sends. */
  form: string
  quote: Quote | undefined
  stale: boolean
  canPlace: boolean
  order: ReturnType<typeof usePlaceOrder>
  /** What is still to be filled in, a sentence each. */
  missing: string[]
}

/** The total and the button, on a phone always in sight, with whatever keeps the order from being placed. */
export function PlaceBar({ form, quote, stale, canPlace, order, missing }: Props) {
  return (
    <section className={styles.place}>
      {order.error && quote?.problems.length === 0 && (
        <p role="alert" className={checkout.error}>
          {placeFailure(order.error)}
        </p>
      )}
      {order.busy && <StillWorking />}
      {quote && undecided(quote).length > 0 && (
        <p className={styles.decide}>
          There is something to decide first.
          <Button onClick={showProblems}>Show</Button>
        </p>
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
        loading={order.busy}
        held={stale}
      >
        {quote ? `Place order · ${formatMoney(quote.totals.total, quote.totals.currency)}` : 'Place order'}
      </Button>
    </section>
  )
}
