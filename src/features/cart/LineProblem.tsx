import type { ReactNode } from 'react'
import { jt, t } from 'ttag'
import { Button } from '../../components/Button'
import { formatMoney } from '../../lib/money'
import styles from './LineProblem.module.css'

/** What has changed since a line was added: the price of one piece, in minor units, or its availability. */
export type Problem = { kind: 'price'; price: number } | { kind: 'unavailable'; message: string }

type Props = {
  problem: Problem
  name: string
  /** The agreed price of one piece, in minor units. */
  agreed: number
  currency: string
  onAccept: (price: number) => void
  onRemove: () => void
  /** What can be ordered instead of a dish that is not available. */
  substitutes: ReactNode
}

/** Shows what has changed, with buttons to accept the new price, order something else or remove the line. */
export function LineProblem({ problem, name, agreed, currency, onAccept, onRemove, substitutes }: Props) {
  const money = (amount: number) => formatMoney(amount, currency)
  const before = (
    <s key="before" className={`money ${styles.old}`}>
      {money(agreed)}
    </s>
  )
  const current = problem.kind === 'price' && (
    <strong key="current" className="money">
      {money(problem.price)}
    </strong>
  )
  return (
    <div className={styles.problem}>
      {problem.kind === 'price' ? (
        <p>{jt`The price has changed from ${before} to ${current}`}</p>
      ) : (
        <p>{problem.message}</p>
      )}
      <div className={styles.remedies}>
        {problem.kind === 'price' && (
          <Button variant="outlined" onClick={() => onAccept(problem.price)}>
            {t`Accept ${money(problem.price)}`}
          </Button>
        )}
        {problem.kind === 'unavailable' && substitutes}
        <Button variant={problem.kind === 'price' ? 'text' : 'outlined'} onClick={onRemove}>
          {t`Remove ${name}`}
        </Button>
      </div>
    </div>
  )
}
