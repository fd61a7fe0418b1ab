import type { OrderLine } from '../../api/types'
import { formatMoney } from '../../lib/money'
import styles from './OrderLines.module.css'

function Details({ texts }: { texts: (string | undefined)[] }) {
  const said = texts.filter(Boolean).join(', ')
  return said ? <p className={styles.detail}>{said}</p> : null
}

/** The lines of an order, as the API returns them. */
export function OrderLines({ lines, currency }: { lines: OrderLine[]; currency: string }) {
  return (
    <ul className={styles.lines} aria-label="Items">
      {lines.map(
        ({ cartItemId, name, participant, servingName, options = [], specialInstructions, quantity, total }) => (
          <li key={cartItemId} className={styles.line}>
            <span className={styles.quantity}>{quantity} ×</span>
            <bdi>{name}</bdi>
            <span className="money">{formatMoney(total, currency)}</span>
            {participant && (
              <p className={styles.detail}>
                For <bdi>{participant.name}</bdi>
              </p>
            )}
            <Details texts={[servingName, ...options, specialInstructions && `“${specialInstructions}”`]} />
          </li>
        ),
      )}
    </ul>
  )
}
