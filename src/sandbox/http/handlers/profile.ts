import { HttpResponse } from 'msw'
import type { SandboxContext } from '../../context'
import { requireCustomer } from '../../rules/identity'
import { avoidedBy, deleteCustomer, exportOf, profileOf, setAvoided, updateProfile } from '../../rules/profile'
import { typedHttp as http } from './typed-http'

const USER = '/api/v1/restaurants/{restaurantId}/users/{customerId}' as const

/** The endpoints for a customer's profile, allergens, data export and deletion. */
export function profileHandlers(context: SandboxContext) {
  return [
    http.get(`${USER}/profile`, ({ request, params, response }) =>
      response(200).json(profileOf(requireCustomer(request, params.customerId, context))),
    ),

    http.put(`${USER}/profile`, async ({ request, params, response }) => {
      const customer = requireCustomer(request, params.customerId, context)
      return response(200).json(updateProfile(customer, await request.json()))
    }),

    http.get(`${USER}/allergens`, ({ request, params, response }) =>
      response(200).json(avoidedBy(requireCustomer(request, params.customerId, context))),
    ),

    http.put(`${USER}/allergens`, async ({ request, params, response }) => {
      const customer = requireCustomer(request, params.customerId, context)
      return response(200).json(setAvoided(customer, await request.json()))
    }),

    http.get(`${USER}/export`, ({ request, params, response }) =>
      response(200).json(exportOf(requireCustomer(request, params.customerId, context), context)),
    ),

    http.delete(USER, ({ request, params, response }) => {
      deleteCustomer(requireCustomer(request, params.customerId, context), context)
      return response.untyped(HttpResponse.json({}))
    }),
  ]
}
