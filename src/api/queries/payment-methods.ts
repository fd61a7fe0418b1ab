import { queryOptions } from '@tanstack/react-query'
import { config } from '../../lib/config'
import { api } from '../client'
import { writeSignal } from '../query-client'
import { expectOk, unwrap } from '../unwrap'

const of = (customerId: string) => ({ restaurantId: config.restaurantId, customerId })

/** The customer's saved cards, the default one first. */
export const paymentMethodsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'payment methods'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/restaurants/{restaurantId}/users/{customerId}/payment-methods', {
          params: { path: of(customerId) },
          signal,
        }),
        'Failed to load your cards.',
      ),
    meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/payment-methods' },
  })

export const paymentMethodWrites = {
  /** Opens the provider's page for entering a card, which leads back to `returnUrl`. */
  add: (customerId: string, returnUrl: string) =>
    unwrap(
      api.POST('/api/v1/restaurants/{restaurantId}/users/{customerId}/payment-methods', {
        params: { path: of(customerId) },
        body: { returnUrl },
        signal: writeSignal(),
      }),
      'Failed to open the page of the payment provider. Please try again.',
    ),
  makeDefault: (customerId: string, paymentMethodId: string) =>
    unwrap(
      api.PUT('/api/v1/restaurants/{restaurantId}/users/{customerId}/payment-methods/{paymentMethodId}', {
        params: { path: { ...of(customerId), paymentMethodId } },
        body: { isDefault: true },
        signal: writeSignal(),
      }),
      'Failed to change the default card.',
    ),
  remove: (customerId: string, paymentMethodId: string) =>
    expectOk(
      api.DELETE('/api/v1/restaurants/{restaurantId}/users/{customerId}/payment-methods/{paymentMethodId}', {
        params: { path: { ...of(customerId), paymentMethodId } },
        parseAs: 'text',
        signal: writeSignal(),
      }),
      'Failed to remove the card.',
    ),
}
