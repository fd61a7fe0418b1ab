import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { config } from '../../lib/config'
import { api } from '../client'
import { writeSignal } from '../query-client'
import type { NotificationPreference, ReadRequest } from '../types'
import { expectOk, unwrap } from '../unwrap'

const of = (customerId: string) => ({ restaurantId: config.restaurantId, customerId })
/** How often the list is refetched, in ms, while only its first page is loaded. */
const NEWS_AFTER = 30_000

export const notificationQueries = {
  /** The customer's notifications, newest first, page by page. */
  list: (customerId: string) =>
    infiniteQueryOptions({
      queryKey: ['customer', customerId, 'notifications'],
      queryFn: ({ signal, pageParam }) =>
        unwrap(
          api.GET('/api/v1/restaurants/{restaurantId}/users/{customerId}/notifications', {
            params: { path: of(customerId), query: pageParam ? { cursor: pageParam } : {} },
            signal,
          }),
          'Failed to load your notifications.',
        ),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      refetchInterval: ({ state: { data } }) => data?.pages.length === 1 && NEWS_AFTER,
      meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/notifications' },
    }),

  preferences: (customerId: string) =>
    queryOptions({
      queryKey: ['customer', customerId, 'notification preferences'],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/v1/restaurants/{restaurantId}/users/{customerId}/notifications/preferences', {
            params: { path: of(customerId) },
            signal,
          }),
          'Failed to load your choices.',
        ),
      meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/notifications/preferences' },
    }),
}

export const notificationWrites = {
  /** Marks one notification as read, or all up to an instant. */
  read: (customerId: string, body: ReadRequest) =>
    expectOk(
      api.PUT('/api/v1/restaurants/{restaurantId}/users/{customerId}/notifications/read', {
        params: { path: of(customerId) },
        body,
        parseAs: 'text',
        signal: writeSignal(),
      }),
      'Failed to mark it as read.',
    ),
  prefer: (customerId: string, body: NotificationPreference) =>
    unwrap(
      api.PUT('/api/v1/restaurants/{restaurantId}/users/{customerId}/notifications/preferences', {
        params: { path: of(customerId) },
        body,
        signal: writeSignal(),
      }),
      'Failed to save your choice.',
    ),
}
