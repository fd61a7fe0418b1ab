import { useState } from 'react'
import { t } from 'ttag'
import type { Order } from '../../api/types'
import { Button } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import { lazyDialog } from '../../components/lazy'
import { giftCardSum } from '../../features/orders/gift-card-sum'
import { useCancelOrder } from '../../features/orders/use-order'
import { formatMoney } from '../../lib/money'
import styles from './TrackOrderPage.module.css'

const ConfirmDialog = lazyDialog(() => import('../../components/ConfirmDialog').then((module) => module.ConfirmDialog))

/** Where the money of an order that is cancelled goes. */
function refundText({ payment: { status, amount }, totals }: Order): string {
  const { sharesPaid = [], currency } = totals
  const fromGiftCards = giftCardSum(totals)
  const said = [
    sharesPaid.length > 0 && t`What your guests paid goes back to them.`,
    fromGiftCards && t`What gift cards pay goes back to them: ${fromGiftCards}.`,
    status === 'PAID' && amount > 0 && t`What you paid goes back to your card: ${formatMoney(amount, currency)}.`,
  ].filter(Boolean)
  return said.join(' ') || t`Nothing has been paid.`
}

/** Cancels the order while the restaurant allows it. */
export function CancelOrder({ order, customerId }: { order: Order; customerId: string }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error } = useCancelOrder(customerId, order.id)
  return (
    <div className={styles.cancel}>
      <ErrorMessage>{order.status !== 'CANCELLED' && error?.message}</ErrorMessage>
      {order.cancellableUntil && (
        <Button variant="outlined" loading={isPending} onClick={() => setAsking(true)}>
          {t`Cancel order`}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t`Cancel order ${order.number}?`}
          text={refundText(order)}
          action={t`Cancel order`}
          onConfirm={() => mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
