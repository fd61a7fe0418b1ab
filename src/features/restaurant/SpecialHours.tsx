import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { addDays } from '../../lib/calendar'
import { dateWithDay } from '../../lib/days'
import { specialRuns } from '../../lib/special-hours'
import { dayIn } from '../../lib/zone'
import styles from './Hours.module.css'
import { hoursText } from './HoursToday'
import { useRestaurant } from './use-restaurant'

/** How many days ahead special hours are told. */
const AHEAD = 14

/**
 * Holidays and other days with hours of their own that come soon.
 * @param today the calendar day; empty while it is not known: then that of the answer, as in prerendered HTML
 */
export function SpecialHours({ restaurant, today }: { restaurant: Restaurant; today: string }) {
  const { dataUpdatedAt } = useRestaurant()
  if (!restaurant.specialHours?.length) return null
  const first = today || dayIn(dataUpdatedAt, restaurant.timeZone)
  const soon = specialRuns(restaurant, first).filter(({ from }) => from <= addDays(first, AHEAD))
  if (soon.length === 0) return null
  return (
    <>
      <p className={styles.special}>{t`Holidays and other hours`}</p>
      <dl className={styles.hours}>
        {soon.map(({ from, to, periods, note }) => (
          <div key={from} className={styles.row}>
            <dt>
              <time dateTime={from}>{dateWithDay(from)}</time>
              {to > from && (
                <>
                  {' – '}
                  <time dateTime={to}>{dateWithDay(to)}</time>
                </>
              )}
              {note && <small>{note}</small>}
            </dt>
            <dd>{hoursText(periods)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
