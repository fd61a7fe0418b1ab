import type { ReactNode } from 'react'
import { jt, t } from 'ttag'
import type { OrderLine } from '../../api/types'
import { AllergenWarning } from '../../components/AllergenWarning'
import { Contents } from '../../components/Contents'
import { ageText } from '../../lib/age'
import { keysOf } from '../../lib/keys-of'
import { listOf } from '../../lib/list'
import { formatMoney } from '../../lib/money'
import { groupedLines } from './grouped-lines'
import styles from './OrderLines.module.css'

function Details({ texts }: { texts: (string | undefined)[] }) {
  const said = listOf(texts)
  return said ? <p className={styles.detail}>{said}</p> : null
}

type Props = {
  lines: OrderLine[]
  currency: string
  /** What can be done with a line, which stands for all that are equal to it. */
  action?: (line: OrderLine) => ReactNode
  /** The picture of a line's dish, which has no other content. */
  picture?: (line: OrderLine) => ReactNode
  /** The allergens in a line that the customer avoids. */
  avoided?: (line: OrderLine) => string[]
}

/** The lines of an order, equal ones as one. */
export function OrderLines({ lines, currency, action, picture, avoided }: Props) {
  const drawn = groupedLines(lines)
  const keys = keysOf(drawn.map(({ cartItemId }) => cartItemId))
  return (
    <ul className={styles.lines} aria-label={t`Items`}>
      {drawn.map((line, at) => {
        const { name, participant, servingName, options = [], specialInstructions, quantity, total, deposit = 0 } = line
        const deposits = formatMoney(deposit * quantity, currency)
        const person = <bdi key="person">{participant?.name}</bdi>
        return (
          <li key={keys[at]} className={`${styles.line} ${action ? styles.withAction : ''}`}>
            {picture?.(line)}
            <span className={styles.quantity}>{quantity} ×</span>
            <bdi>{name}</bdi>
            <span className="money">{formatMoney(total, currency)}</span>
            {action?.(line)}
            {participant && <p className={styles.detail}>{jt`For ${person}`}</p>}
            {avoided && (
              <div className={styles.detail}>
                <AllergenWarning allergens={avoided(line)} />
              </div>
            )}
            <Details
              texts={[ageText(line), servingName, ...options, specialInstructions && t`“${specialInstructions}”`]}
            />
            {deposit > 0 && <p className={styles.detail}>{t`plus ${deposits} deposit`}</p>}
            <div className={styles.contents}>
              <Contents of={line} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
