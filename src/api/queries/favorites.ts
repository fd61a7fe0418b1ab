import { queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { read } from '../read'
import type { FavoriteRequest } from '../types'
import { send, write } from '../write'

const FAVORITES = '/api/v1/restaurants/{restaurantId}/users/{customerId}/favorites'
const FAVORITE = `${FAVORITES}/{favoriteId}` as const

/** The customer's favorite dishes with their saved options, newest first. */
export function favoritesQuery(customerId: string) {
  const { queryFn, meta } = read(FAVORITES, { customerId }, t`Failed to load your favorites.`)
  return queryOptions({
    queryKey: ['customer', customerId, 'favorites'],
    queryFn: async (context) => (await queryFn(context)).favorites,
    meta,
  })
}

export const favoriteWrites = {
  save: (customerId: string, favoriteId: string, body: FavoriteRequest) =>
    write('PUT', FAVORITE, { customerId, favoriteId }, t`Failed to save the favorite.`, { body }),
  remove: (customerId: string, favoriteId: string) =>
    send('DELETE', FAVORITE, { customerId, favoriteId }, t`Failed to remove the favorite.`),
}
