import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { read } from '../read'
import { readPages } from '../read-pages'
import type { NotificationPreference, ReadRequest } from '../types'
import { send, write } from '../write'

const NOTIFICATIONS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/notifications'
const PREFERENCES = `${NOTIFICATIONS}/preferences` as const
/** How often the list is refetched, in ms, while only its first page is loaded. */
const NEWS_AFTER = 30_000

export const notificationQueries = {
  /** The customer's notifications, newest first, page by page. */
  list: (customerId: string) =>
    infiniteQueryOptions({
      queryKey: ['customer', customerId, 'notifications'],
      ...readPages(NOTIFICATIONS, { customerId }, 'Failed to load your notifications.'),
      refetchInterval: ({ state: { data } }) => data?.pages.length === 1 && NEWS_AFTER,
    }),

  preferences: (customerId: string) =>
    queryOptions({
      queryKey: ['customer', customerId, 'notification preferences'],
      ...read(PREFERENCES, { customerId }, 'Failed to load your choices.'),
    }),
}

export const notificationWrites = {
  /** Marks one notification as read, or all up to an instant. */
  read: (customerId: string, body: ReadRequest) =>
    send('PUT', `${NOTIFICATIONS}/read`, { customerId }, 'Failed to mark it as read.', { body }),
  prefer: (customerId: string, body: NotificationPreference) =>
    write('PUT', PREFERENCES, { customerId }, 'Failed to save your choice.', { body }),
}
