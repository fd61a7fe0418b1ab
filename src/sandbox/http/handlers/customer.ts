import { HttpResponse } from 'msw'
import { addressesOf, removeAddress, saveAddress, updateAddress } from '../../rules/addresses'
import { cardsOf, makeDefaultCard, openCardSession, removeCard } from '../../rules/cards'
import type { SandboxContext } from '../../context'
import { requireCustomer } from '../../rules/identity'
import { pageOf } from '../../rules/page'
import { typedHttp as http } from './typed-http'

const USER = '/api/v1/restaurants/{restaurantId}/users/{customerId}' as const
const ADDRESSES = `${USER}/addresses` as const
const CARDS = `${USER}/payment-methods` as const

/** The endpoints for what a customer has saved with the restaurant. */
export function customerHandlers(context: SandboxContext) {
  return [
    http.get(ADDRESSES, ({ request, params, query, response }) => {
      requireCustomer(request, params.customerId, context)
      const { items, nextCursor } = pageOf(addressesOf(params.customerId, context), query)
      return response(200).json({ addresses: items, nextCursor })
    }),

    http.post(ADDRESSES, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      return response(201).json(saveAddress(params.customerId, await request.json(), context))
    }),

    http.put(`${ADDRESSES}/{addressId}`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const changed = updateAddress(params.customerId, params.addressId, await request.json(), context)
      return response(200).json(changed)
    }),

    http.delete(`${ADDRESSES}/{addressId}`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      removeAddress(params.customerId, params.addressId, context)
      return response.untyped(HttpResponse.json({}))
    }),

    http.get(CARDS, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      return response(200).json({ paymentMethods: cardsOf(params.customerId, context) })
    }),

    http.post(CARDS, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const { returnUrl } = await request.json()
      return response(201).json(openCardSession(params.customerId, returnUrl, context))
    }),

    http.put(`${CARDS}/{paymentMethodId}`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      return response(200).json(makeDefaultCard(params.customerId, params.paymentMethodId, context))
    }),

    http.delete(`${CARDS}/{paymentMethodId}`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      removeCard(params.customerId, params.paymentMethodId, context)
      return response.untyped(HttpResponse.json({}))
    }),
  ]
}
