import { t } from 'ttag'
import { useQuery } from '@tanstack/react-query'
import { restaurantQueries } from '../api/queries/restaurant'
import { useOnline } from '../api/use-online'
import { timeOfDay } from '../lib/time'
import { useClock } from '../lib/use-clock'
import { UNKNOWN_ZONE } from '../lib/zone'
import styles from './OfflineBanner.module.css'

function PricesAsOf() {
  const { dataUpdatedAt: updatedAt } = useQuery({ ...restaurantQueries.menus(), enabled: false })
  const { data: restaurant } = useQuery({ ...restaurantQueries.profile(), enabled: false })
  const zone = restaurant?.timeZone ?? UNKNOWN_ZONE
  const time = useClock((now) => (updatedAt ? timeOfDay(updatedAt + now - Date.now(), zone, now) : ''))
  return time && t`Prices as of ${time}.`
}

/** Shows that there is no connection, and how old the prices are, by the clock of the restaurant. */
export const OfflineBanner = () =>
  !useOnline() && (
    <p className={styles.banner} role="status">
      {t`You are offline.`} <PricesAsOf />
    </p>
  )
