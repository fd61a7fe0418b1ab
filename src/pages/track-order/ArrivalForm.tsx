import type { SubmitEvent } from 'react'
import { t } from 'ttag'
import { LIMITS } from '../../api/limits.gen'
import { Button } from '../../components/Button'
import { Field } from '../../components/Field'
import { ifFits } from '../../components/fits'
import { typedLine } from '../../lib/typed'
import { useKeptText } from '../../lib/use-kept-values'
import styles from './TrackOrderPage.module.css'

type Props = {
  orderId: string
  /** Where the customer was, once that has been said. */
  before: string
  action: string
  busy: boolean
  onSubmit: (note: string | null) => void
}

/** Asks where the customer waits. */
export function ArrivalForm({ orderId, before, action, busy, onSubmit }: Props) {
  const [note, setNote] = useKeptText(`arrival ${orderId}`, before)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) onSubmit(typedLine(note) || null)
  }
  return (
    <form className={styles.arrival} onSubmit={ifFits(submit)}>
      <Field
        label={t`Where are you? (optional)`}
        hint={t`A parking space, your car, a table.`}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        limit={LIMITS.ArrivalRequest.note}
      />
      <Button type="submit" variant="contained" loading={busy}>
        {action}
      </Button>
    </form>
  )
}
