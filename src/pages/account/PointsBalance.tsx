import { useState } from 'react'
import { msgid, ngettext, t } from 'ttag'
import type { PointsAccount, PointsProgram } from '../../api/types'
import { Button } from '../../components/Button'
import { earningText } from '../../features/points/program-text'
import { formatCount } from '../../lib/count'
import { mediumDate } from '../../lib/days'
import styles from './PointsPage.module.css'

/** How many dates are shown until the customer asks for all. */
const FIRST_DATES = 2

function heldText(points: number) {
  const count = formatCount(points)
  return ngettext(
    msgid`${count} more is held for an order until we accept it.`,
    `${count} more are held for an order until we accept it.`,
    points,
  )
}

function expiryText(points: number, at: string, timeZone: string) {
  const count = formatCount(points)
  const day = mediumDate(at, timeZone)
  return ngettext(msgid`${count} expires on ${day}.`, `${count} expire on ${day}.`, points)
}

type Props = { account: PointsAccount; program: PointsProgram; currency: string; timeZone: string }

/** What can be spent, what is held, what expires when, and how points are earned. */
export function PointsBalance({ account: { balance, held, expiring }, program, currency, timeZone }: Props) {
  const [isWhole, setWhole] = useState(false)
  return (
    <section className={styles.card} aria-label={t`Balance`}>
      <p className={styles.balance}>
        <strong>{formatCount(balance)}</strong> <bdi>{program.name}</bdi>
      </p>
      <p className={styles.quiet}>{earningText(program, currency)}</p>
      {held > 0 && <p>{heldText(held)}</p>}
      {expiring.length > 0 && (
        <ul className={styles.dates}>
          {expiring.slice(0, isWhole ? undefined : FIRST_DATES).map(({ points, at }, index) => (
            <li key={index}>{expiryText(points, at, timeZone)}</li>
          ))}
        </ul>
      )}
      {!isWhole && expiring.length > FIRST_DATES && (
        <div className={styles.more}>
          <Button onClick={() => setWhole(true)}>{t`Show all dates`}</Button>
        </div>
      )}
    </section>
  )
}
