import { HttpResponse } from 'msw'
import { addLine, cartOf, linesView, removeLine, totalOf, updateLine, versionOf } from '../../rules/cart'
import { hostedBy } from '../../rules/group-orders'
import type { SandboxContext } from '../../context'
import { requireCustomer } from '../../rules/identity'
import { typedHttp as http } from './typed-http'

const CART = '/api/v1/restaurants/{restaurantId}/users/{customerId}/cart' as const

export function cartHandlers(context: SandboxContext) {
  return [
    http.get(CART, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const items = cartOf(params.customerId, context)
      const version = versionOf(items, context)
      return response(200).json(
        {
          data: {
            items: linesView(items, context),
            totalAmount: totalOf(items),
            groupOrderId: hostedBy(params.customerId, context)?.id ?? null,
          },
        },
        version ? { headers: { etag: version } } : {},
      )
    }),

    http.post(`${CART}/cart-items`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      addLine(params.customerId, await request.json(), context)
      return response.untyped(HttpResponse.json({}))
    }),

    http.put(`${CART}/cart-items/{cartItemId}`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      updateLine({ ...params, version: request.headers.get('if-match') }, await request.json(), context)
      return response.untyped(HttpResponse.json({}))
    }),

    http.delete(`${CART}/cart-items/{cartItemId}`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      removeLine({ ...params, version: request.headers.get('if-match') }, context)
      return response.untyped(HttpResponse.json({}))
    }),
  ]
}
