import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { t } from 'ttag'
import type { Order } from '../../api/types'
import { Button } from '../../components/Button'
import { lazyDialog, optional } from '../../components/lazy'
import { begunChange } from '../../features/orders/change-draft'
import { CHANGE } from '../../features/orders/change-link'

const ChangeDialog = lazyDialog(() => import('./ChangeDialog').then((module) => module.ChangeDialog))
const UnmadeChange = optional(() => import('./UnmadeChange').then((module) => module.UnmadeChange))

type Props = { order: Order; customerId: string; timeZone: string }

/** Changes an order until the restaurant accepts it. Once open it stays, to say what has become of the order. */
export function ChangeOrder({ order, customerId, timeZone }: Props) {
  const [query] = useSearchParams()
  const [isOpen, setOpen] = useState(
    query.get(CHANGE) === 'yes' && (order.changeable || begunChange(customerId)?.orderId === order.id),
  )
  return (
    <>
      {order.changeable && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t`Change order`}
        </Button>
      )}
      {isOpen && (
        <ChangeDialog order={order} customerId={customerId} timeZone={timeZone} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** What became of a change that had to be paid. */
export function ChangeResult({ order }: { order: Order }) {
  const [query] = useSearchParams()
  const isBack = query.get(CHANGE) === 'paid'
  // Only what was paid all the same matters once the order is cancelled.
  if (order.status === 'CANCELLED' && order.change?.payment.status !== 'REFUNDED') return null
  return (order.change || isBack) && <UnmadeChange order={order} isBack={isBack} />
}
