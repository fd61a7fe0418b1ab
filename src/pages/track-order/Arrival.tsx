import { useState } from 'react'
import { jt, t } from 'ttag'
import type { Order, OrderStatus } from '../../api/types'
import { Button } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import { lazyPart } from '../../components/lazy-part'
import { Skeleton } from '../../components/Skeleton'
import { isUnderWay } from '../../features/orders/progress'
import { useArrive } from '../../features/orders/use-order'
import { timeOfDay } from '../../lib/time'
import styles from './TrackOrderPage.module.css'

const ArrivalForm = lazyPart(() => import('./forms').then((module) => module.ArrivalForm), <Skeleton height="80px" />)

/** Nobody waits at the door for a dish that is not on the stove. */
const TOO_EARLY: OrderStatus[] = ['AWAITING_PAYMENT', 'RECEIVED', 'CONFIRMED']

type Props = { order: Order; customerId: string; timeZone: string }

/** Tells the restaurant that the customer is there to collect the order, once it is prepared. Only where the API offers it. */
export function Arrival({ order: { id, status, arrival, fulfilment }, customerId, timeZone }: Props) {
  const { mutate, isPending, error } = useArrive(customerId, id)
  const [isOpen, setOpen] = useState(false)
  if (arrival === undefined || fulfilment.table || !isUnderWay(status)) return null
  if (!arrival && TOO_EARLY.includes(status)) return null
  const place = <bdi key="place">{arrival?.note}</bdi>
  return (
    <section className={`${styles.card} ${styles.collect}`} aria-labelledby="arrival">
      <h2 id="arrival">{arrival ? t`We know that you are here` : t`Here to collect it?`}</h2>
      <div aria-live="polite">
        {arrival && <p>{t`You told us at ${timeOfDay(arrival.at, timeZone)}.`}</p>}
        {arrival?.note && <p>{jt`You are here: ${place}`}</p>}
      </div>
      {arrival && !isOpen ? (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t`Say where you are`}
        </Button>
      ) : (
        <ArrivalForm
          orderId={id}
          before={arrival?.note ?? ''}
          action={arrival ? t`Save` : t`I’m here`}
          busy={isPending}
          onSubmit={(note) => mutate(note, { onSuccess: () => setOpen(false) })}
        />
      )}
      <ErrorMessage>{error?.message}</ErrorMessage>
    </section>
  )
}
