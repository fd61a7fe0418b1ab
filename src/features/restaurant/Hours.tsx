import type { Restaurant } from '../../api/types'
import { wallClock, weekdayIn } from '../../lib/time'
import styles from './Hours.module.css'

const dayName = (day: string) => day.charAt(0) + day.slice(1).toLowerCase()

const periodsText = (periods: Restaurant['hours'][number]['periods']) =>
  periods.map(({ opens, closes }) => `${wallClock(opens)} – ${wallClock(closes)}`).join(', ') || 'Closed'

/** Today's hours in a line: 'Today 7:00 AM – 10:00 PM'. */
export function HoursToday({ restaurant: { hours, timeZone } }: { restaurant: Restaurant }) {
  const today = weekdayIn(new Date(), timeZone)
  return <>Today {periodsText(hours.find(({ day }) => day === today)?.periods ?? [])}</>
}

/** The week's hours with today marked. */
export function Hours({ restaurant: { hours, timeZone } }: { restaurant: Restaurant }) {
  const today = weekdayIn(new Date(), timeZone)
  return (
    <dl className={styles.hours}>
      {hours.map(({ day, periods }) => (
        <div key={day} className={`${styles.row} ${day === today ? styles.today : ''}`}>
          <dt>
            {dayName(day)}
            {day === today && <span className="visually-hidden"> (today)</span>}
          </dt>
          <dd>{periodsText(periods)}</dd>
        </div>
      ))}
    </dl>
  )
}
