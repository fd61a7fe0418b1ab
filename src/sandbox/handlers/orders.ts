import type { World } from '../host'
import { requireCustomer } from '../identity'
import { cancelOrder, ordersOf, orderView, placeOrder, requireOrder, trackingView } from '../orders'
import { pageOf } from '../page'
import { paymentView, startPayment } from '../payments'
import { makeQuote } from '../quote'
import { rateOrder } from '../ratings'
import { Refusal } from '../refusal'
import { typedHttp as http } from './typed-http'

const ORDERS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/orders' as const
const PROVIDER = '/api/v1/clover/restaurants/{restaurantId}/users/{userId}/orders/{orderId}/provider' as const

export function orderHandlers(world: World) {
  return [
    http.get(PROVIDER, ({ request, params, response }) => {
      requireCustomer(request, params.userId, world)
      return response(200).json({ provider: 'clover' })
    }),

    http.post(`${ORDERS}/quote`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, world)
      return response(200).json(makeQuote(params.customerId, await request.json(), world))
    }),

    http.get(ORDERS, ({ request, params, query, response }) => {
      requireCustomer(request, params.customerId, world)
      const { items, nextCursor } = pageOf(ordersOf(params.customerId, world), query)
      return response(200).json({ orders: items.map((order) => orderView(order, world)), nextCursor })
    }),

    http.post(ORDERS, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, world)
      const key = request.headers.get('idempotency-key')
      if (!key || key.length < 8)
        throw new Refusal(400, 'BAD_REQUEST', 'The header Idempotency-Key is missing or too short.')
      const order = placeOrder(params.customerId, await request.json(), key, world)
      return response(201).json(orderView(order, world))
    }),

    http.get(`${ORDERS}/{orderId}`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, world)
      return response(200).json(orderView(requireOrder(params.customerId, params.orderId, world), world))
    }),

    http.post(`${ORDERS}/{orderId}/cancel`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, world)
      const order = requireOrder(params.customerId, params.orderId, world)
      cancelOrder(order, world)
      return response(200).json(orderView(order, world))
    }),

    http.put(`${ORDERS}/{orderId}/rating`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, world)
      const order = requireOrder(params.customerId, params.orderId, world)
      return response(200).json(rateOrder(order, await request.json(), world))
    }),

    http.get('/api/v1/restaurants/{restaurantId}/orders/{orderId}/tracking', ({ params, query, response }) =>
      response(200).json(trackingView(params.orderId, query.get('token'), world)),
    ),

    http.get(`${ORDERS}/{orderId}/payment`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, world)
      return response(200).json(paymentView(requireOrder(params.customerId, params.orderId, world), world))
    }),

    http.post(`${ORDERS}/{orderId}/payment`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, world)
      const order = requireOrder(params.customerId, params.orderId, world)
      startPayment(order, (await request.json()).returnUrl, world)
      return response(201).json(paymentView(order, world))
    }),
  ]
}
