import { t } from 'ttag'
import type { Order } from '../../api/types'
import { Button } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import { leaveFor } from '../../features/checkout/payment-url'
import { formatMoney } from '../../lib/money'
import styles from './TrackOrderPage.module.css'
import { useState } from 'react'

type Change = NonNullable<Order['change']>

/** Why a change is not made. */
function lapsedText({ payment }: Change, { changeable }: Order): string {
  if (payment.status === 'REFUNDED') return t`Your order is as it was. What you paid is on its way back to you.`
  const why =
    payment.status === 'DECLINED'
      ? t`Your payment was declined.`
      : payment.status === 'EXPIRED'
        ? t`The payment page has expired.`
        : changeable
          ? t`It was not paid.`
          : t`The restaurant accepted your order before it was paid.`
  return `${why} ${t`Your order is as it was, and no money was taken.`}`
}

function Waiting({ change: { payment }, currency }: { change: Change; currency: string }) {
  const [error, setError] = useState('')
  const { url, amount, status } = payment
  if (status === 'PROCESSING') return <p>{t`We are checking your payment. Please do not pay again.`}</p>
  const pay = () => {
    try {
      leaveFor(url)
    } catch (cause) {
      setError((cause as Error).message)
    }
  }
  return (
    <>
      <p>{t`Your order changes once you have paid the difference. Until then it is as it was.`}</p>
      <ErrorMessage>{error}</ErrorMessage>
      {url && (
        <Button variant="contained" onClick={pay}>
          {t`Pay ${formatMoney(amount, currency)}`}
        </Button>
      )}
    </>
  )
}

/** A change of an order that waits for its payment, or was not made; after the payment, that it is made. */
export function UnmadeChange({ order, isBack }: { order: Order; isBack: boolean }) {
  const { change, totals } = order
  if (!change && !isBack) return null
  const title = !change
    ? t`Your order is changed`
    : change.status === 'PENDING'
      ? t`Your change waits for its payment`
      : t`Your change was not made`
  return (
    <section className={`${styles.card} ${styles.collect}`} aria-labelledby="change">
      <div role="status" className={styles.words}>
        <h2 id="change">{title}</h2>
        {!change && <p>{t`The restaurant has it as you see it here.`}</p>}
        {change?.status === 'LAPSED' && <p>{lapsedText(change, order)}</p>}
      </div>
      {change?.status === 'PENDING' && <Waiting change={change} currency={totals.currency} />}
    </section>
  )
}
