import { lazy, Suspense, useState } from 'react'
import { t } from 'ttag'
import type { Order } from '../../api/types'
import { Button } from '../../components/Button'
import { useCancelOrder } from '../../features/orders/use-order'

const ConfirmDialog = lazy(() =>
  import('../../components/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
)

/** Cancels the order while the restaurant allows it. */
export function CancelOrder({ order, customerId }: { order: Order; customerId: string }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error } = useCancelOrder(customerId, order.id)
  const isPaid = order.payment.status === 'PAID'
  return (
    <div>
      {error && order.status !== 'CANCELLED' && <p role="alert">{error.message}</p>}
      {order.cancellableUntil && (
        <Button variant="outlined" loading={isPending} onClick={() => setAsking(true)}>
          {t`Cancel order`}
        </Button>
      )}
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={t`Cancel order ${order.number}?`}
            text={isPaid ? t`What you paid goes back to your card.` : t`Nothing has been paid.`}
            action={t`Cancel order`}
            onConfirm={() => mutate()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
