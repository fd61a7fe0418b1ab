import type { ReactNode } from 'react'
import { t } from 'ttag'
import type { Quote } from '../../api/types'
import { useOnline } from '../../api/use-online'
import { Button } from '../../components/Button'
import { Dotted } from '../../components/Dotted'
import { Icon } from '../../components/Icon'
import { ALERT } from '../../components/later-icons'
import { StillWorking } from '../../components/StillWorking'
import checkout from '../../features/checkout/checkout.module.css'
import { PlaceNotice } from '../../features/checkout/PlaceNotice'
import type { Missing } from '../../features/checkout/missing'
import { showProblems, undecided } from '../../features/checkout/QuoteProblems'
import type { Outcome } from '../../features/checkout/use-unconfirmed-order'
import type { usePlaceOrder } from '../../features/checkout/use-place-order'
import { formatMoney } from '../../lib/money'
import { Accepting } from '../common/Accepting'
import styles from './CheckoutPage.module.css'

/** The id of what holds the order back. */
const HELD = 'held'

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
  /** How the order will be paid. */
  way: ReactNode
  /** What is known about an order whose outcome is unclear. */
  outcome: Outcome
  missing: Missing[]
  /** Whether the button was pressed while something was missing. */
  isTried: boolean
}

/** The total, the button and whatever prevents the order. Always in view on a phone. */
export function PlaceBar(props: Props) {
  const { form, quote, stale, canPlace, isReread, isWaiting, order, way, outcome, missing, isTried } = props
  const isOnline = useOnline()
  const hasProblems = quote !== undefined && undecided(quote).length > 0
  /** Whether a press leads to what is still to do. */
  const isLed = hasProblems || missing.length > 0
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
      {!isOnline && !order.busy && outcome === 'none' && (
        <p className={checkout.quiet}>{t`You are offline. Your order can be placed once you are online again.`}</p>
      )}
      <div id={HELD}>
        {hasProblems && (
          <p className={styles.decide}>
            {t`There is something to decide first.`}
            <Button variant="flush" onClick={showProblems}>{t`Show`}</Button>
          </p>
        )}
        <div role={isTried ? 'alert' : undefined}>
          {missing.map(({ words }) => (
            <p key={words} className={isTried ? checkout.lacking : checkout.quiet}>
              {isTried && <Icon name={ALERT} size={18} />}
              {words}
            </p>
          ))}
        </div>
      </div>
      {import.meta.env.LEGAL && <Accepting />}
      {way}
      <Button
        type="submit"
        form={form}
        variant="contained"
        size="large"
        fullWidth
        loading={order.busy || isWaiting}
        blocked={(!isLed && !canPlace && !isReread) || order.wait > 0}
        aria-describedby={isLed ? HELD : undefined}
      >
        {quote ? (
          <Dotted>
            {`${t`Place order`} · ${formatMoney(quote.totals.due ?? quote.totals.total, quote.totals.currency)}`}
          </Dotted>
        ) : (
          t`Place order`
        )}
      </Button>
    </section>
  )
}
