import { Button } from '../../components/Button'
import { formatMoney } from '../../lib/money'
import styles from './LineProblem.module.css'

/** What has changed of a line's dish since it was added: what one costs now, in minor units, or what the host says. */
export type Problem = { kind: 'price'; price: number } | { kind: 'unavailable'; message: string }

type Props = {
  problem: Problem
  name: string
  /** What one costs as it was agreed, in minor units. */
  agreed: number
  currency: string
  onAccept: (price: number) => void
  onRemove: () => void
}

/** What has changed of a line, to accept or to remove. */
export function LineProblem({ problem, name, agreed, currency, onAccept, onRemove }: Props) {
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <div className={styles.problem}>
      {problem.kind === 'price' ? (
        <p>
          The price has changed <span className="visually-hidden">from</span>{' '}
          <s className={`money ${styles.old}`}>{money(agreed)}</s> <span className="visually-hidden">to</span>{' '}
          <span aria-hidden="true">→</span> <strong className="money">{money(problem.price)}</strong>
        </p>
      ) : (
        <p>{problem.message}</p>
      )}
      <div className={styles.remedies}>
        {problem.kind === 'price' && (
          <Button variant="outlined" onClick={() => onAccept(problem.price)}>
            Accept {money(problem.price)}
          </Button>
        )}
        <Button variant={problem.kind === 'price' ? 'text' : 'outlined'} onClick={onRemove}>
          Remove {name}
        </Button>
      </div>
    </div>
  )
}
