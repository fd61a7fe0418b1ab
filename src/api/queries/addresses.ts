import { infiniteQueryOptions } from '@tanstack/react-query'
import { config } from '../../lib/config'
import { api } from '../client'
import { writeSignal } from '../query-client'
import type { AddressRequest } from '../types'
import { expectOk, unwrap } from '../unwrap'

const of = (customerId: string) => ({ restaurantId: config.restaurantId, customerId })

/** The customer's saved addresses, page by page: the default one first, then the newest. */
export const addressesQuery = (customerId: string) =>
  infiniteQueryOptions({
    queryKey: ['customer', customerId, 'addresses'],
    queryFn: ({ signal, pageParam }) =>
      unwrap(
        api.GET('/api/v1/restaurants/{restaurantId}/users/{customerId}/addresses', {
          params: { path: of(customerId), query: pageParam ? { cursor: pageParam } : {} },
          signal,
        }),
        'Failed to load your addresses.',
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/addresses' },
  })

export const addressWrites = {
  /** @throws ApiError INVALID_ADDRESS with a message for each field that is wrong */
  save: (customerId: string, body: AddressRequest) =>
    unwrap(
      api.POST('/api/v1/restaurants/{restaurantId}/users/{customerId}/addresses', {
        params: { path: of(customerId) },
        body,
        signal: writeSignal(),
      }),
      'Failed to save the address. Please try again.',
    ),
  /** @throws ApiError INVALID_ADDRESS as above, or NOT_FOUND */
  update: (customerId: string, addressId: string, body: AddressRequest) =>
    unwrap(
      api.PUT('/api/v1/restaurants/{restaurantId}/users/{customerId}/addresses/{addressId}', {
        params: { path: { ...of(customerId), addressId } },
        body,
        signal: writeSignal(),
      }),
      'Failed to save the address. Please try again.',
    ),
  remove: (customerId: string, addressId: string) =>
    expectOk(
      api.DELETE('/api/v1/restaurants/{restaurantId}/users/{customerId}/addresses/{addressId}', {
        params: { path: { ...of(customerId), addressId } },
        parseAs: 'text',
        signal: writeSignal(),
      }),
      'Failed to remove the address.',
    ),
}
