import type { IfUnavailable, Order } from '../../api/types'
import { allergenList } from '../../lib/diets'
import styles from './OrderNotes.module.css'

const IF_UNAVAILABLE: Record<IfUnavailable, string> = {
  CALL: 'we call you',
  REPLACE: 'we replace it with something similar',
  REFUND: 'we leave it out and refund it',
}

type Props = Pick<Order, 'note' | 'cutlery' | 'ifUnavailable' | 'avoid'>

/** What the customer told the kitchen, as the API has it. */
export function OrderNotes({ note, cutlery, ifUnavailable, avoid = [] }: Props) {
  const way = ifUnavailable && IF_UNAVAILABLE[ifUnavailable]
  if (!note && !way && !cutlery && avoid.length === 0) return null
  return (
    <div className={styles.notes}>
      {note && (
        <p>
          Your note: “<bdi>{note}</bdi>”
        </p>
      )}
      {avoid.length > 0 && <p>The kitchen knows that you avoid {allergenList(avoid)}.</p>}
      {cutlery && <p>With cutlery and napkins.</p>}
      {way && <p>If something runs out, {way}.</p>}
    </div>
  )
}
