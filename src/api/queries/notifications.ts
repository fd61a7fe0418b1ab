import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { deviceId } from '../../stores/device'
import { api, inShop } from '../client'
import { PAGES } from '../pages'
import type { NotificationPreference, PushSubscriptionRequest, ReadRequest } from '../types'
import { expectOk, metaOf, unwrap } from '../unwrap'

const USER = '/api/v1/restaurants/{restaurantId}/users/{customerId}'
const NOTIFICATIONS = `${USER}/notifications` as const
const DEVICE = `${USER}/push-subscriptions/{deviceId}` as const
const READ = `${NOTIFICATIONS}/read` as const
const PREFERENCES = `${NOTIFICATIONS}/preferences` as const
/** How often the list is refetched, in ms, while only its first page is loaded. */
const NEWS_AFTER = 30_000

export const notificationQueries = {
  /** The customer's notifications, newest first, page by page. */
  list: (customerId: string) =>
    infiniteQueryOptions({
      queryKey: ['customer', customerId, 'notifications'],
      queryFn: ({ signal, pageParam: query }) =>
        unwrap(
          api.GET(NOTIFICATIONS, { params: { ...inShop({ customerId }), query }, signal }),
          t`Failed to load your notifications.`,
        ),
      ...PAGES,
      refetchInterval: ({ state: { data } }) => data?.pages.length === 1 && NEWS_AFTER,
      meta: metaOf(NOTIFICATIONS),
    }),

  preferences: (customerId: string) =>
    queryOptions({
      queryKey: ['customer', customerId, 'notification preferences'],
      queryFn: ({ signal }) =>
        unwrap(api.GET(PREFERENCES, { params: inShop({ customerId }), signal }), t`Failed to load your choices.`),
      meta: metaOf(PREFERENCES),
    }),
}

export const notificationWrites = {
  /** Marks one notification as read, or all up to an instant. */
  read: (customerId: string, body: ReadRequest) =>
    expectOk(api.PUT(READ, { params: inShop({ customerId }), body, parseAs: 'text' }), t`Failed to mark it as read.`),
  prefer: (customerId: string, body: NotificationPreference) =>
    unwrap(api.PUT(PREFERENCES, { params: inShop({ customerId }), body }), t`Failed to save your choice.`),
  /** Sends the steps of the customer's orders to this device. */
  subscribe: (customerId: string, body: PushSubscriptionRequest) =>
    expectOk(
      api.PUT(DEVICE, { params: inShop({ customerId, deviceId: deviceId() }), body, parseAs: 'text' }),
      t`Messages could not be switched on.`,
    ),
  unsubscribe: (customerId: string) =>
    expectOk(
      api.DELETE(DEVICE, { params: inShop({ customerId, deviceId: deviceId() }), parseAs: 'text' }),
      t`Messages could not be switched off.`,
    ),
}
