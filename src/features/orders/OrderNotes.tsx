import { jt, t } from 'ttag'
import type { IfUnavailable, Order } from '../../api/types'
import { ageFor } from '../../lib/age'
import { avoidedList } from '../../lib/allergen-words'
import styles from './OrderNotes.module.css'

const IF_UNAVAILABLE: Record<IfUnavailable, string> = {
  CALL: t`If something runs out, we call you.`,
  REPLACE: t`If something runs out, we replace it with something similar.`,
  REFUND: t`If something runs out, we leave it out and refund it.`,
}

type Props = Pick<Order, 'lines' | 'note' | 'cutlery' | 'ifUnavailable' | 'avoid'>

/** What has to be checked, and what the customer told the kitchen, as the API has it. */
export function OrderNotes({ lines, note, cutlery, ifUnavailable, avoid = [] }: Props) {
  const way = ifUnavailable && IF_UNAVAILABLE[ifUnavailable]
  const age = ageFor(lines)
  if (age === 0 && !note && !way && !cutlery && avoid.length === 0) return null
  const words = <bdi key="note">{note}</bdi>
  return (
    <div className={styles.notes}>
      {age > 0 && (
        <p>
          <strong>{t`Check identity: ${age}+`}</strong>
        </p>
      )}
      {note && <p>{jt`Your note: “${words}”`}</p>}
      {avoid.length > 0 && <p>{t`The kitchen knows that you avoid ${avoidedList(avoid)}.`}</p>}
      {cutlery && <p>{t`With cutlery and napkins.`}</p>}
      {way && <p>{way}</p>}
    </div>
  )
}
