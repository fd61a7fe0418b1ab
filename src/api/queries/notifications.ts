import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { deviceId } from '../../stores/device'
import { read } from '../read'
import { readPages } from '../read-pages'
import type { NotificationPreference, PushSubscriptionRequest, ReadRequest } from '../types'
import { send, write } from '../write'

const USER = '/api/v1/restaurants/{restaurantId}/users/{customerId}'
const NOTIFICATIONS = `${USER}/notifications` as const
const DEVICE = `${USER}/push-subscriptions/{deviceId}` as const
const PREFERENCES = `${NOTIFICATIONS}/preferences` as const
/** How often the list is refetched, in ms, while only its first page is loaded. */
const NEWS_AFTER = 30_000

export const notificationQueries = {
  /** The customer's notifications, newest first, page by page. */
  list: (customerId: string) =>
    infiniteQueryOptions({
      queryKey: ['customer', customerId, 'notifications'],
      ...readPages(NOTIFICATIONS, { customerId }, t`Failed to load your notifications.`),
      refetchInterval: ({ state: { data } }) => data?.pages.length === 1 && NEWS_AFTER,
    }),

  preferences: (customerId: string) =>
    queryOptions({
      queryKey: ['customer', customerId, 'notification preferences'],
      ...read(PREFERENCES, { customerId }, t`Failed to load your choices.`),
    }),
}

export const notificationWrites = {
  /** Marks one notification as read, or all up to an instant. */
  read: (customerId: string, body: ReadRequest) =>
    send('PUT', `${NOTIFICATIONS}/read`, { customerId }, t`Failed to mark it as read.`, { body }),
  prefer: (customerId: string, body: NotificationPreference) =>
    write('PUT', PREFERENCES, { customerId }, t`Failed to save your choice.`, { body }),
  /** Sends the steps of the customer's orders to this device. */
  subscribe: (customerId: string, body: PushSubscriptionRequest) =>
    send('PUT', DEVICE, { customerId, deviceId: deviceId() }, t`Messages could not be switched on.`, { body }),
  unsubscribe: (customerId: string) =>
    send('DELETE', DEVICE, { customerId, deviceId: deviceId() }, t`Messages could not be switched off.`),
}
