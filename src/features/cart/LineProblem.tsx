import type { ReactNode } from 'react'
import { t } from 'ttag'
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
  return (
    <div className={styles.problem}>
      {problem.kind === 'price' ? (
        <p>
          {t`The price has changed`} <span className="visually-hidden">{t`from`}</span>{' '}
          <s className={`money ${styles.old}`}>{money(agreed)}</s> <span className="visually-hidden">{t`to`}</span>{' '}
          <span aria-hidden="true">→</span> <strong className="money">{money(problem.price)}</strong>
        </p>
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
