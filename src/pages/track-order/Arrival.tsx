import { useState, type SubmitEvent } from 'react'
import { jt, t } from 'ttag'
import { LIMITS } from '../../api/limits.gen'
import type { Order, OrderStatus } from '../../api/types'
import { Button } from '../../components/Button'
import { Field, ifFits } from '../../components/Field'
import { isUnderWay } from '../../features/orders/progress'
import { useArrive } from '../../features/orders/use-order'
import { timeOfDay } from '../../lib/time'
import { typedLine } from '../../lib/typed'
import { useKeptText } from '../../lib/use-kept-values'
import styles from './TrackOrderPage.module.css'

/** Nobody waits at the door for a dish that is not on the stove. */
const TOO_EARLY: OrderStatus[] = ['AWAITING_PAYMENT', 'RECEIVED', 'CONFIRMED']

type Props = { order: Order; customerId: string; timeZone: string }

/** Tells the restaurant that the customer is there to collect the order, once it is prepared. Only where the API offers it. */
export function Arrival({ order: { id, status, arrival, fulfilment }, customerId, timeZone }: Props) {
  const { mutate, isPending, error } = useArrive(customerId, id)
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useKeptText(`arrival ${id}`, arrival?.note ?? '')
  if (arrival === undefined || fulfilment.table || !isUnderWay(status)) return null
  if (!arrival && TOO_EARLY.includes(status)) return null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) mutate(typedLine(note) || null, { onSuccess: () => setOpen(false) })
  }
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
        <form className={styles.arrival} onSubmit={ifFits(submit)}>
          <Field
            label={t`Where are you? (optional)`}
            hint={t`A parking space, your car, a table.`}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            limit={LIMITS.ArrivalRequest.note}
          />
          <Button type="submit" variant="contained" loading={isPending}>
            {arrival ? t`Save` : t`I’m here`}
          </Button>
        </form>
      )}
      {error && <p role="alert">{error.message}</p>}
    </section>
  )
}
