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
export function Hours({ restaurant }: { restaurant: Restaurant }) {
  const today = useToday(restaurant)
  return (
    <dl className={styles.hours}>
      {WEEK.map(([day, name]) => (
        <div key={day} className={`${styles.row} ${day === today.day ? styles.today : ''}`}>
          <dt>
            {name}
            {day === today.day && <span className="visually-hidden"> {t`(today)`}</span>}
          </dt>
          <dd>{hoursText(restaurant.hours, day, today)}</dd>
        </div>
      ))}
    </dl>
  )
}
