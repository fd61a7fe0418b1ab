import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { restaurantQueries } from '../api/queries/restaurant'
import styles from './OfflineBanner.module.css'

const subscribe = (notify: () => void) => onlineManager.subscribe(notify)

/** Says that there is no connection, and how old the prices are. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )
  const client = useQueryClient()
  if (online) return null
  const updatedAt = client.getQueryState(restaurantQueries.menus().queryKey)?.dataUpdatedAt
  const time = updatedAt && new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(updatedAt)
  return (
    <p className={styles.banner} role="status">
      You are offline.{time ? ` Prices as of ${time}.` : ''}
    </p>
  )
}
