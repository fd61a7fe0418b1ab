import { t } from 'ttag'
import { useQuery } from '@tanstack/react-query'
import { restaurantQueries } from '../api/queries/restaurant'
import { useOnline } from '../api/use-online'
import { timeOfDay } from '../lib/time'
import { useClock } from '../lib/use-clock'
import { UNKNOWN_ZONE } from '../lib/zone'
import styles from './OfflineBanner.module.css'

/** Shows that there is no connection, and how old the prices are, by the clock of the restaurant. */
export function OfflineBanner() {
  const online = useOnline()
  const { dataUpdatedAt: updatedAt } = useQuery({ ...restaurantQueries.menus(), enabled: false })
  const { data: restaurant } = useQuery({ ...restaurantQueries.profile(), enabled: false })
  const zone = restaurant?.timeZone ?? UNKNOWN_ZONE
  const time = useClock((now) => (updatedAt ? timeOfDay(updatedAt + now - Date.now(), zone, now) : ''))
  if (online) return null
  return (
    <p className={styles.banner} role="status">
      {t`You are offline.`}
      {time ? <> {t`Prices as of ${time}.`}</> : ''}
    </p>
  )
}
