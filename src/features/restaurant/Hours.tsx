import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import styles from './Hours.module.css'
import { hoursText, useToday } from './HoursToday'

const WEEK = [
  ['MONDAY', t`Monday`],
  ['TUESDAY', t`Tuesday`],
  ['WEDNESDAY', t`Wednesday`],
  ['THURSDAY', t`Thursday`],
  ['FRIDAY', t`Friday`],
  ['SATURDAY', t`Saturday`],
  ['SUNDAY', t`Sunday`],
] as const

/** The week's hours with today marked. */
export function Hours({ restaurant: { hours, timeZone } }: { restaurant: Restaurant }) {
  const today = useToday(timeZone)
  return (
    <dl className={styles.hours}>
      {WEEK.map(([day, name]) => (
        <div key={day} className={`${styles.row} ${day === today ? styles.today : ''}`}>
          <dt>
            {name}
            {day === today && <span className="visually-hidden"> {t`(today)`}</span>}
          </dt>
          <dd>{hoursText(hours, day)}</dd>
        </div>
      ))}
    </dl>
  )
}
