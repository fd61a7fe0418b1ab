import { HttpResponse } from 'msw'
import { addLine, cartOf, removeLine, totalOf, updateLine, versionOf } from '../cart'
import type { World } from '../host'
import { requireCustomer } from '../identity'
import { typedHttp as http } from './typed-http'

const CART = '/api/v1/restaurants/{restaurantId}/users/{customerId}/cart' as const

export function cartHandlers(world: World) {
  return [
    http.get(CART, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, world)
      const items = cartOf(params.customerId, world)
      const version = versionOf(items, world)
      return response(200).json(
        { data: { items, totalAmount: totalOf(items) } },
        version ? { headers: { etag: version } } : {},
      )
    }),

    http.post(`${CART}/cart-items`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, world)
      addLine(params.customerId, await request.json(), world)
      return response.untyped(HttpResponse.json({}))
    }),

    http.put(`${CART}/cart-items/{cartItemId}`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, world)
      updateLine({ ...params, version: request.headers.get('if-match') }, await request.json(), world)
      return response.untyped(HttpResponse.json({}))
    }),

    http.delete(`${CART}/cart-items/{cartItemId}`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, world)
      removeLine({ ...params, version: request.headers.get('if-match') }, world)
      return response.untyped(HttpResponse.json({}))
    }),
  ]
}
