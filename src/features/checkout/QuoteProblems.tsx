import { useEffect, type ReactNode } from 'react'
import { t } from 'ttag'
import { Button, LinkButton } from '../../components/Button'
import type { Quote } from '../../api/types'
import { formatMoney } from '../../lib/money'
import { paths } from '../../lib/paths'
import styles from './checkout.module.css'
import type { CheckoutChoices } from './checkout-choices'
import { LeaveTable } from './TableField'

const PLACE = 'problems'

/** Moves the focus to the problems, from anywhere on the page. */
export const showProblems = () => document.getElementById(PLACE)?.focus()

type Problem = Quote['problems'][number]
type Props = {
  quote: Quote
  atTable: boolean
  /** Whether the order was refused just now. */
  refused: boolean
  onRemove: (cartItemId: string) => void
  onAccept: (cartItemId: string, price: number) => void
  /** Renders what can be ordered instead of a line that is not available. */
  substitutes: (cartItemId: string) => ReactNode
  onPlan: (change: Partial<CheckoutChoices>) => void
  /** Removes a gift card, or all of them if the API does not name it. */
  onGiftCardRemove: (id: string | undefined) => void
}

/** At a table there is no other time to choose. */
const OF_TABLE = ['CLOSED', 'UNAVAILABLE_SLOT', 'NO_CAPACITY', 'TABLE_UNKNOWN']

/** These are shown where they can be fixed: at the address and at the promo code. */
const SAID_ELSEWHERE = ['ADDRESS_REQUIRED', 'PROMO_UNKNOWN', 'PROMO_EXPIRED', 'PROMO_MINIMUM_NOT_MET']

function Amounts({ problem: { code, from, to }, money }: { problem: Problem; money: (amount: number) => string }) {
  if (from === undefined || to === undefined) return null
  if (code !== 'PRICE_CHANGED') return <span className="money">{t`${money(from)} of ${money(to)}`}</span>
  return (
    <span className="money">
      <s className={styles.old}>{money(from)}</s> {money(to)}
    </span>
  )
}

/** The problems to solve here before the order can be placed. */
export const undecided = ({ problems }: Quote) => problems.filter(({ code }) => !SAID_ELSEWHERE.includes(code))

/** The problems that keep the order from being placed, each with a remedy. Takes the focus after a refusal. */
export function QuoteProblems({
  quote,
  atTable,
  refused,
  onRemove,
  onAccept,
  substitutes,
  onPlan,
  onGiftCardRemove,
}: Props) {
  const { lines, totals } = quote
  const said = undecided(quote)
  const isShown = said.length > 0
  useEffect(() => {
    if (refused && isShown) showProblems()
  }, [refused, isShown])
  const money = (amount: number) => formatMoney(amount, totals.currency)
  const plan = (words: string, change: Partial<CheckoutChoices>) => (
    <Button variant="outlined" onClick={() => onPlan(change)}>
      {words}
    </Button>
  )
  const removeWords = (cartItemId: string) => {
    const name = lines.find((line) => line.cartItemId === cartItemId)?.name
    return name === undefined ? t`Remove the dish` : t`Remove ${name}`
  }
  const ofLine = ({ code, to }: Problem, cartItemId: string) => (
    <>
      {code === 'PRICE_CHANGED' && to !== undefined && (
        <Button variant="contained" onClick={() => onAccept(cartItemId, to)}>
          {t`Accept ${money(to)}`}
        </Button>
      )}
      {code === 'AVAILABILITY_CHANGED' && substitutes(cartItemId)}
      <Button variant="outlined" onClick={() => onRemove(cartItemId)}>
        {removeWords(cartItemId)}
      </Button>
    </>
  )
  const remedy = (problem: Problem): ReactNode => {
    if (problem.cartItemId) return ofLine(problem, problem.cartItemId)
    if (atTable && OF_TABLE.includes(problem.code)) return <LeaveTable />
    switch (problem.code) {
      case 'MINIMUM_NOT_MET':
      case 'EMPTY_CART':
        return (
          <LinkButton to={paths.menu} variant="outlined">
            {t`Add something`}
          </LinkButton>
        )
      case 'UNAVAILABLE_SLOT':
      case 'NO_CAPACITY':
        return (
          <>
            {plan(t`Take the next free time`, { requestedTime: '' })}
            {plan(t`As soon as possible`, { requestedTime: null })}
          </>
        )
      case 'CLOSED':
        return plan(t`Choose a time`, { requestedTime: '' })
      case 'REWARD_UNAVAILABLE':
        return plan(t`Continue without the reward`, { rewardId: null })
      case 'GIFT_CARD_UNAVAILABLE':
        return (
          <Button variant="outlined" onClick={() => onGiftCardRemove(problem.giftCardId)}>
            {t`Continue without this card`}
          </Button>
        )
      case 'OUT_OF_SERVICE_AREA':
        return plan(t`Pick it up instead`, { type: 'PICKUP' })
      default:
        return null
    }
  }
  if (!isShown) return null
  return (
    <div id={PLACE} tabIndex={-1} role="alert" className={styles.problems}>
      {said.map((problem) => (
        <div key={problem.code + (problem.cartItemId ?? problem.giftCardId ?? '')} className={styles.problem}>
          <p>
            {problem.message} <Amounts problem={problem} money={money} />
          </p>
          <div className={styles.remedies}>{remedy(problem)}</div>
        </div>
      ))}
    </div>
  )
}
