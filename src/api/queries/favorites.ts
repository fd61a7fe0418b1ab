import { queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { api, inShop } from '../client'
import type { FavoriteRequest } from '../types'
import { expectOk, metaOf, unwrap } from '../unwrap'

const FAVORITES = '/api/v1/restaurants/{restaurantId}/users/{customerId}/favorites'
const FAVORITE = `${FAVORITES}/{favoriteId}` as const

/** The customer's favorite dishes with their saved options, newest first. */
export const favoritesQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'favorites'],
    queryFn: async ({ signal }) => {
      const call = api.GET(FAVORITES, { params: inShop({ customerId }), signal })
      return (await unwrap(call, t`Failed to load your favorites.`)).favorites
    },
    meta: metaOf(FAVORITES),
  })

export const favoriteWrites = {
  save: (customerId: string, favoriteId: string, body: FavoriteRequest) =>
    unwrap(api.PUT(FAVORITE, { params: inShop({ customerId, favoriteId }), body }), t`Failed to save the favorite.`),
  remove: (customerId: string, favoriteId: string) =>
    expectOk(
      api.DELETE(FAVORITE, { params: inShop({ customerId, favoriteId }), parseAs: 'text' }),
      t`Failed to remove the favorite.`,
    ),
}
