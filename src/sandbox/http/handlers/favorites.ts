import { HttpResponse } from 'msw'
import { favoritesOf, removeFavorite, saveFavorite } from '../../rules/favorites'
import type { SandboxContext } from '../../context'
import { requireCustomer } from '../../rules/identity'
import { typedHttp as http } from './typed-http'

const FAVORITES = '/api/v1/restaurants/{restaurantId}/users/{customerId}/favorites' as const

export function favoriteHandlers(context: SandboxContext) {
  return [
    http.get(FAVORITES, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      return response(200).json({ favorites: favoritesOf(params.customerId, context) })
    }),

    http.put(`${FAVORITES}/{favoriteId}`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      return response(200).json(saveFavorite(params.customerId, params.favoriteId, await request.json(), context))
    }),

    http.delete(`${FAVORITES}/{favoriteId}`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      removeFavorite(params.customerId, params.favoriteId, context)
      return response.untyped(HttpResponse.json({}))
    }),
  ]
}
