import { t } from 'ttag'
import { locale } from '../lib/locale'
import { useQuery } from '@tanstack/react-query'
import { restaurantQueries } from '../api/queries/restaurant'
import { useOnline } from '../api/use-online'
import styles from './OfflineBanner.module.css'

/** '12:40 PM', with the day unless it is today. */
function momentOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }).format(at)
}

/** Shows that there is no connection, and how old the prices are. */
export function OfflineBanner() {
  const online = useOnline()
  const { dataUpdatedAt: updatedAt } = useQuery({ ...restaurantQueries.menus(), enabled: false })
  if (online) return null
  const time = updatedAt && momentOf(updatedAt)
  return (
    <p className={styles.banner} role="status">
      {t`You are offline.`}
      {time ? <> {t`Prices as of ${time}.`}</> : ''}
    </p>
  )
}
