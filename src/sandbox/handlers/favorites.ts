import { HttpResponse } from 'msw'
import { favoritesOf, removeFavorite, saveFavorite } from '../favorites'
import type { World } from '../host'
import { requireCustomer } from '../identity'
import { typedHttp as http } from './typed-http'

const FAVORITES = '/api/v1/restaurants/{restaurantId}/users/{customerId}/favorites' as const

export function favoriteHandlers(world: World) {
  return [
    http.get(FAVORITES, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, world)
      return response(200).json({ favorites: favoritesOf(params.customerId, world) })
    }),

    http.put(`${FAVORITES}/{menuItemId}`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, world)
      return response(200).json(saveFavorite(params.customerId, params.menuItemId, await request.json(), world))
    }),

    http.delete(`${FAVORITES}/{menuItemId}`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, world)
      removeFavorite(params.customerId, params.menuItemId, world)
      return response.untyped(HttpResponse.json({}))
    }),
  ]
}
