import { HttpResponse } from 'msw'
import type { SandboxContext } from '../../context'
import { requireCustomer } from '../../rules/identity'
import {
  markRead,
  notificationsOf,
  preferencesOf,
  setPreference,
  subscribePush,
  unsubscribePush,
} from '../../rules/notifications'
import { pageOf } from '../../rules/page'
import { typedHttp as http } from './typed-http'

const USER = '/api/v1/restaurants/{restaurantId}/users/{customerId}' as const
const NOTIFICATIONS = `${USER}/notifications` as const
const DEVICE = `${USER}/push-subscriptions/{deviceId}` as const

export function notificationHandlers(context: SandboxContext) {
  return [
    http.get(NOTIFICATIONS, ({ request, params, query, response }) => {
      const all = notificationsOf(requireCustomer(request, params.customerId, context), context)
      const { items, nextCursor } = pageOf(all, query)
      const unreadCount = all.filter(({ read }) => !read).length
      return response(200).json({ notifications: items, unreadCount, nextCursor })
    }),

    http.put(`${NOTIFICATIONS}/read`, async ({ request, params, response }) => {
      markRead(requireCustomer(request, params.customerId, context), await request.json(), context)
      return response.untyped(HttpResponse.json({}))
    }),

    http.get(`${NOTIFICATIONS}/preferences`, ({ request, params, response }) =>
      response(200).json(preferencesOf(requireCustomer(request, params.customerId, context), context)),
    ),

    http.put(`${NOTIFICATIONS}/preferences`, async ({ request, params, response }) => {
      const customer = requireCustomer(request, params.customerId, context)
      return response(200).json(setPreference(customer, await request.json(), context))
    }),

    http.put(DEVICE, async ({ request, params, response }) => {
      const customer = requireCustomer(request, params.customerId, context)
      subscribePush(customer, params.deviceId, await request.json(), context)
      return response.untyped(HttpResponse.json({}))
    }),

    http.delete(DEVICE, ({ request, params, response }) => {
      unsubscribePush(requireCustomer(request, params.customerId, context), params.deviceId, context)
      return response.untyped(HttpResponse.json({}))
    }),
  ]
}
