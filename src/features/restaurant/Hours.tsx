import type { Restaurant } from '../../api/types'
import styles from './Hours.module.css'
import { hoursText, useToday } from './HoursToday'

const dayName = (day: string) => day.charAt(0) + day.slice(1).toLowerCase()

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

/** The week's hours with today marked. */
export function Hours({ restaurant: { hours, timeZone } }: { restaurant: Restaurant }) {
  const today = useToday(timeZone)
  return (
    <dl className={styles.hours}>
      {WEEK.map((day) => (
        <div key={day} className={`${styles.row} ${day === today ? styles.today : ''}`}>
          <dt>
            {dayName(day)}
            {day === today && <span className="visually-hidden"> (today)</span>}
          </dt>
          <dd>{hoursText(hours, day)}</dd>
        </div>
      ))}
    </dl>
  )
}
