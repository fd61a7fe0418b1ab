import { onlineManager, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { restaurantQueries } from '../api/queries/restaurant'
import styles from './OfflineBanner.module.css'

const subscribe = (notify: () => void) => onlineManager.subscribe(notify)

/** '12:40 PM', with the day unless it is today. */
function momentOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }).format(at)
}

/** Shows that there is no connection, and how old the prices are. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )
  const { dataUpdatedAt: updatedAt } = useQuery({ ...restaurantQueries.menus(), enabled: false })
  if (online) return null
  const time = updatedAt && momentOf(updatedAt)
  return (
    <p className={styles.banner} role="status">
      You are offline.{time ? ` Prices as of ${time}.` : ''}
    </p>
  )
}
