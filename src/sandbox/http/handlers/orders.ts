import { http as plain } from 'msw'
import type { SandboxContext } from '../../context'
import { arrive } from '../../rules/arrival'
import { changeOrder } from '../../rules/change-order'
import { quoteChange } from '../../rules/change-quote'
import { requireCustomer } from '../../rules/identity'
import { reportIssue, reportPicture, settleIssue } from '../../rules/issues'
import { cancelOrder, ordersOf, orderView, requireOrder, trackingView } from '../../rules/orders'
import { placeOrder } from '../../rules/place-order'
import { pageOf } from '../../rules/page'
import { paymentView, startPayment } from '../../rules/payments'
import { makeQuote } from '../../rules/quote'
import { rateOrder } from '../../rules/ratings'
import { notFound } from '../../refusal'
import { REPORT_PICTURES } from '../sandbox-paths'
import { requireKey } from './require-key'
import { typedHttp as http } from './typed-http'

const ORDERS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/orders' as const
const PROVIDER = '/api/v1/clover/restaurants/{restaurantId}/users/{userId}/orders/{orderId}/provider' as const

export function orderHandlers(context: SandboxContext) {
  return [
    http.get(PROVIDER, ({ request, params, response }) => {
      requireCustomer(request, params.userId, context)
      return response(200).json({ provider: 'clover' })
    }),

    http.post(`${ORDERS}/quote`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      return response(200).json(makeQuote(params.customerId, await request.json(), context))
    }),

    http.get(ORDERS, ({ request, params, query, response }) => {
      requireCustomer(request, params.customerId, context)
      const { items, nextCursor } = pageOf(ordersOf(params.customerId, context), query)
      return response(200).json({ orders: items.map((order) => orderView(order, context)), nextCursor })
    }),

    http.post(ORDERS, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const key = requireKey(request)
      const order = placeOrder(params.customerId, await request.json(), key, context)
      return response(201).json(orderView(order, context))
    }),

    http.get(`${ORDERS}/{orderId}`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      return response(200).json(orderView(requireOrder(params.customerId, params.orderId, context), context))
    }),

    http.post(`${ORDERS}/{orderId}/cancel`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const order = requireOrder(params.customerId, params.orderId, context)
      cancelOrder(order, context)
      return response(200).json(orderView(order, context))
    }),

    http.post(`${ORDERS}/{orderId}/change/quote`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const order = requireOrder(params.customerId, params.orderId, context)
      return response(200).json(quoteChange(order, await request.json(), context))
    }),

    http.post(`${ORDERS}/{orderId}/change`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const key = requireKey(request)
      const order = requireOrder(params.customerId, params.orderId, context)
      changeOrder(order, await request.json(), key, context)
      return response(200).json(orderView(order, context))
    }),

    http.put(`${ORDERS}/{orderId}/arrival`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const order = requireOrder(params.customerId, params.orderId, context)
      arrive(order, await request.json(), context)
      return response(200).json(orderView(order, context))
    }),

    http.put(`${ORDERS}/{orderId}/rating`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const order = requireOrder(params.customerId, params.orderId, context)
      return response(200).json(rateOrder(order, await request.json(), context))
    }),

    http.post(`${ORDERS}/{orderId}/issue`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const order = requireOrder(params.customerId, params.orderId, context)
      return response(201).json(reportIssue(order, await request.json(), context))
    }),

    http.put(`${ORDERS}/{orderId}/issue/choice`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const order = requireOrder(params.customerId, params.orderId, context)
      return response(200).json(orderView(settleIssue(order, await request.json(), context), context))
    }),

    plain.get(`*${REPORT_PICTURES}:picture`, ({ request }) => {
      const picture = reportPicture(new URL(request.url).pathname, context)
      if (!picture) throw notFound('The picture')
      return picture
    }),

    http.get('/api/v1/restaurants/{restaurantId}/orders/{orderId}/tracking', ({ params, query, response }) =>
      response(200).json(trackingView(params.orderId, query.get('token'), context)),
    ),

    http.get(`${ORDERS}/{orderId}/payment`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      return response(200).json(paymentView(requireOrder(params.customerId, params.orderId, context), context))
    }),

    http.post(`${ORDERS}/{orderId}/payment`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const order = requireOrder(params.customerId, params.orderId, context)
      startPayment(order, (await request.json()).returnUrl, context)
      return response(201).json(paymentView(order, context))
    }),
  ]
}
