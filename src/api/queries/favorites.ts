import { queryOptions } from '@tanstack/react-query'
import { config } from '../../lib/config'
import { api } from '../client'
import { writeSignal } from '../query-client'
import type { FavoriteRequest } from '../types'
import { expectOk, unwrap } from '../unwrap'

const of = (customerId: string) => ({ restaurantId: config.restaurantId, customerId })

/** The customer's favorite dishes with their saved options, newest first. */
export const favoritesQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'favorites'],
    queryFn: async ({ signal }) => {
      const { favorites } = await unwrap(
        api.GET('/api/v1/restaurants/{restaurantId}/users/{customerId}/favorites', {
          params: { path: of(customerId) },
          signal,
        }),
        'Failed to load your favorites.',
      )
      return favorites
    },
    meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/favorites' },
  })

export const favoriteWrites = {
  save: (customerId: string, menuItemId: string, body: FavoriteRequest) =>
    unwrap(
      api.PUT('/api/v1/restaurants/{restaurantId}/users/{customerId}/favorites/{menuItemId}', {
        params: { path: { ...of(customerId), menuItemId } },
        body,
        signal: writeSignal(),
      }),
      'Failed to save the favorite.',
    ),
  remove: (customerId: string, menuItemId: string) =>
    expectOk(
      api.DELETE('/api/v1/restaurants/{restaurantId}/users/{customerId}/favorites/{menuItemId}', {
        params: { path: { ...of(customerId), menuItemId } },
        parseAs: 'text',
        signal: writeSignal(),
      }),
      'Failed to remove the favorite.',
    ),
}
