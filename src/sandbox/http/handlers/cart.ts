import { HttpResponse } from 'msw'
import { sumOf } from '../../rules/amounts'
import { addLine, cartOf, linesView, removeLine, totalOf, updateLine, versionOf } from '../../rules/cart'
import { hostedBy } from '../../rules/group-orders'
import type { SandboxContext } from '../../context'
import { requireCustomer } from '../../rules/identity'
import { depositOf } from '../../rules/taxes'
import { typedHttp as http } from './typed-http'

const CART = '/api/v1/restaurants/{restaurantId}/users/{customerId}/cart' as const

export function cartHandlers(context: SandboxContext) {
  return [
    http.get(CART, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const cart = cartOf(params.customerId, context)
      const version = versionOf(cart, context)
      const items = linesView(cart, context)
      const deposit = sumOf(items.map(depositOf))
      return response(200).json(
        {
          data: {
            items,
            totalAmount: totalOf(cart),
            ...(deposit > 0 && { depositAmount: deposit }),
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
