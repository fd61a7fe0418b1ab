import { msgid, ngettext, t } from 'ttag'
import type { QuotePoints } from '../../api/types'
import { ChoiceRow } from '../../components/ChoiceRow'
import { formatCount } from '../../lib/count'
import { formatMoney } from '../../lib/money'
import styles from './checkout.module.css'

type Props = {
  /** What the points are called. */
  name: string
  points: QuotePoints
  currency: string
  /** The chosen reward, even if the quote does not have it yet. */
  value: string | null
  onChange: (rewardId: string | null) => void
}
type Reward = NonNullable<QuotePoints['rewards']>[number]

function cost(points: number) {
  const count = formatCount(points)
  return ngettext(msgid`${count} point`, `${count} points`, points)
}

/** The rewards that the customer can have now, and what is missing for the next one. */
export function RewardField({ name, points: { balance, earns, rewards }, currency, value, onChange }: Props) {
  const affordable = rewards.filter(({ missing }) => missing === 0)
  const fitting = affordable.filter(({ amount, id }) => amount > 0 || id === value)
  const other = affordable.filter((reward) => !fitting.includes(reward))
  const next = rewards.find(({ missing }) => missing > 0)
  const has = formatCount(balance)
  const earned = formatCount(earns)
  const toGo = formatCount(next?.missing ?? 0)
  const takesOff = ({ points, amount }: Reward) =>
    amount > 0 ? `${cost(points)} · ${t`takes off ${formatMoney(amount, currency)}`}` : cost(points)
  return (
    <fieldset className={styles.block}>
      <legend>
        <bdi>{name}</bdi>
      </legend>
      <p className={styles.balance}>
        {ngettext(msgid`You have ${has} point.`, `You have ${has} points.`, balance)}{' '}
        {earns > 0 && ngettext(msgid`This order earns ${earned} point.`, `This order earns ${earned} points.`, earns)}
      </p>
      {fitting.length > 0 && (
        <div className={styles.choices}>
          <ChoiceRow name="reward" label={t`Keep my points`} checked={value === null} onChange={() => onChange(null)} />
          {fitting.map((reward) => (
            <ChoiceRow
              key={reward.id}
              name="reward"
              label={reward.name}
              detail={takesOff(reward)}
              checked={value === reward.id}
              onChange={() => onChange(reward.id)}
            />
          ))}
        </div>
      )}
      <ul className={styles.notYet}>
        {other.map(({ id, name: reward, note }) => (
          <li key={id}>
            <bdi>{note ? `${reward}: ${note}` : reward}</bdi>
          </li>
        ))}
        {next && (
          <li>
            {ngettext(
              msgid`${toGo} more point for: ${next.name}`,
              `${toGo} more points for: ${next.name}`,
              next.missing,
            )}
          </li>
        )}
      </ul>
    </fieldset>
  )
}
