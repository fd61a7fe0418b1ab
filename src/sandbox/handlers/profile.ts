import { HttpResponse } from 'msw'
import type { World } from '../host'
import { requireCustomer } from '../identity'
import { deleteCustomer, exportOf, profileOf, updateProfile } from '../profile'
import { typedHttp as http } from './typed-http'

const USER = '/api/v1/restaurants/{restaurantId}/users/{customerId}' as const

/** Who a customer is. */
export function profileHandlers(world: World) {
  return [
    http.get(`${USER}/profile`, ({ request, params, response }) =>
      response(200).json(profileOf(requireCustomer(request, params.customerId, world))),
    ),

    http.put(`${USER}/profile`, async ({ request, params, response }) => {
      const customer = requireCustomer(request, params.customerId, world)
      return response(200).json(updateProfile(customer, await request.json()))
    }),

    http.get(`${USER}/export`, ({ request, params, response }) =>
      response(200).json(exportOf(requireCustomer(request, params.customerId, world), world)),
    ),

    http.delete(USER, ({ request, params, response }) => {
      deleteCustomer(requireCustomer(request, params.customerId, world), world)
      return response.untyped(HttpResponse.json({}))
    }),
  ]
}
