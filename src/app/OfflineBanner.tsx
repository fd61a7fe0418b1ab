import { t } from 'ttag'
import { useQuery } from '@tanstack/react-query'
import { restaurantQueries } from '../api/queries/restaurant'
import { useOnline } from '../api/use-online'
import { mediumDateTime } from '../lib/days'
import { clockTime } from '../lib/time'
import { useClock } from '../lib/use-clock'
import { dayIn, UNKNOWN_ZONE } from '../lib/zone'
import styles from './OfflineBanner.module.css'

/** '12:40 PM' at the restaurant, with the date unless it is today. @param at by the device's clock, in ms */
function momentOf(at: number, timeZone: string, now: number): string {
  const moment = at + now - Date.now()
  const isToday = dayIn(moment, timeZone) === dayIn(now, timeZone)
  return isToday ? clockTime(moment, timeZone) : mediumDateTime(moment, timeZone)
}

/** Shows that there is no connection, and how old the prices are. */
export function OfflineBanner() {
  const online = useOnline()
  const { dataUpdatedAt: updatedAt } = useQuery({ ...restaurantQueries.menus(), enabled: false })
  const { data: restaurant } = useQuery({ ...restaurantQueries.profile(), enabled: false })
  const zone = restaurant?.timeZone ?? UNKNOWN_ZONE
  const time = useClock((now) => (updatedAt ? momentOf(updatedAt, zone, now) : ''))
  if (online) return null
  return (
    <p className={styles.banner} role="status">
      {t`You are offline.`}
      {time ? <> {t`Prices as of ${time}.`}</> : ''}
    </p>
  )
}
