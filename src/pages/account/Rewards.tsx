import { t } from 'ttag'
import type { PointsProgram } from '../../api/types'
import { missingText, pointsText } from '../../features/points/program-text'
import account from './AccountLayout.module.css'
import styles from './PointsPage.module.css'

type Props = { rewards: PointsProgram['rewards']; balance: number }

/** What points can be spent on, and what is missing for each. */
export function Rewards({ rewards, balance }: Props) {
  return (
    <section className={account.part} aria-labelledby="rewards">
      <h2 id="rewards">{t`Rewards`}</h2>
      <ul className={styles.rewards}>
        {rewards.map(({ id, name, points }) => (
          <li key={id} className={styles.reward} aria-label={name}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <span>{pointsText(points)}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${Math.min(100, (balance / points) * 100)}%` }} />
            </span>
            <span className={styles.quiet}>
              {balance >= points ? t`Yours: choose it at checkout.` : missingText(points - balance)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
