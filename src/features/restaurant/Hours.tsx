import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { joinedOn } from '../../lib/opening-hours'
import { joinedWeek } from '../../lib/special-hours'
import { weekdayIn } from '../../lib/weekdays'
import styles from './Hours.module.css'
import { hoursText, useToday } from './HoursToday'
import { SpecialHours } from './SpecialHours'
import { WEEK } from './week'

/** The week's hours with today marked and as it really is, and the special days to come. */
export function Hours({ restaurant }: { restaurant: Restaurant }) {
  const today = useToday(restaurant)
  const weekday = today.date && weekdayIn(today.date, 'UTC')
  const week = joinedWeek(restaurant.hours)
  const usual = (day: string) => hoursText(week.find((one) => one.day === day)?.periods)
  return (
    <div>
      <dl className={styles.hours}>
        {WEEK.map(([day, name]) => (
          <div key={day} className={`${styles.row} ${day === weekday ? styles.today : ''}`}>
            <dt>
              {name}
              {day === weekday && <span className="visually-hidden"> {t`(today)`}</span>}
            </dt>
            <dd>{day === weekday ? hoursText(joinedOn(restaurant, today.date), today.until) : usual(day)}</dd>
          </div>
        ))}
      </dl>
      <SpecialHours restaurant={restaurant} today={today.date} />
    </div>
  )
}
