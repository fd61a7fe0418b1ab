import { queryOptions } from '@tanstack/react-query'
import { config } from '../../lib/config'
import { api } from '../client'
import { writeSignal } from '../query-client'
import type { ProfileRequest } from '../types'
import { expectOk, unwrap } from '../unwrap'

const of = (customerId: string) => ({ restaurantId: config.restaurantId, customerId })

export const profileQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'profile'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/restaurants/{restaurantId}/users/{customerId}/profile', {
          params: { path: of(customerId) },
          signal,
        }),
        'Failed to load your profile.',
      ),
    meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/profile' },
  })

export const profileWrites = {
  /** @throws ApiError INVALID_DETAILS with a message for each field that is wrong */
  save: (customerId: string, body: ProfileRequest) =>
    unwrap(
      api.PUT('/api/v1/restaurants/{restaurantId}/users/{customerId}/profile', {
        params: { path: of(customerId) },
        body,
        signal: writeSignal(),
      }),
      'Failed to save your profile. Please try again.',
    ),
  /** All data the API stores about the customer. Read on demand and not cached. */
  export: (customerId: string) =>
    unwrap(
      api.GET('/api/v1/restaurants/{restaurantId}/users/{customerId}/export', {
        params: { path: of(customerId) },
      }),
      'Failed to export your data. Please try again.',
    ),
  /** @throws ApiError ORDER_UNDER_WAY while an order is under way */
  deleteCustomer: (customerId: string) =>
    expectOk(
      api.DELETE('/api/v1/restaurants/{restaurantId}/users/{customerId}', {
        params: { path: of(customerId) },
        parseAs: 'text',
        signal: writeSignal(),
      }),
      'Failed to delete your account. Please try again.',
    ),
}
