import { Button, LinkButton } from '../../components/Button'
import type { Quote } from '../../api/types'
import { formatMoney } from '../../lib/money'
import { paths } from '../../lib/paths'
import styles from './checkout.module.css'

type Problem = Quote['problems'][number]
type Props = {
  quote: Quote
  onRemove: (cartItemId: string) => void
  onAccept: (cartItemId: string, price: number) => void
}

/** What stands between the cart and an order, each with its remedy. */
export function QuoteProblems({ quote: { problems, lines, totals }, onRemove, onAccept }: Props) {
  const money = (amount: number) => formatMoney(amount, totals.currency)
  const remedies = ({ code, cartItemId, to }: Problem) => {
    if (!cartItemId) {
      return (
        <LinkButton to={paths.menu} variant="outlined">
          Add something
        </LinkButton>
      )
    }
    const name = lines.find((line) => line.cartItemId === cartItemId)?.name ?? 'the dish'
    return (
      <>
        {code === 'PRICE_CHANGED' && to !== undefined && (
          <Button variant="contained" onClick={() => onAccept(cartItemId, to)}>
            Accept {money(to)}
          </Button>
        )}
        <Button variant="outlined" onClick={() => onRemove(cartItemId)}>
          Remove {name}
        </Button>
      </>
    )
  }
  if (problems.length === 0) return null
  return (
    <div role="alert" className={styles.problems}>
      {problems.map((problem) => (
        <div key={problem.code + (problem.cartItemId ?? '')} className={styles.problem}>
          <p>
            {problem.message}{' '}
            {problem.from !== undefined && problem.to !== undefined && (
              <span className="money">
                {problem.code === 'PRICE_CHANGED' ? (
                  <s className={styles.old}>{money(problem.from)}</s>
                ) : (
                  money(problem.from)
                )}{' '}
                {problem.code === 'PRICE_CHANGED' ? money(problem.to) : `of ${money(problem.to)}`}
              </span>
            )}
          </p>
          <div className={styles.remedies}>{remedies(problem)}</div>
        </div>
      ))}
    </div>
  )
}
