import { infiniteQueryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { api, inShop } from '../client'
import { PAGES } from '../pages'
import type { AddressRequest } from '../types'
import { expectOk, metaOf, unwrap } from '../unwrap'

const ADDRESSES = '/api/v1/restaurants/{restaurantId}/users/{customerId}/addresses'
const ADDRESS = `${ADDRESSES}/{addressId}` as const
const NOT_SAVED = t`Failed to save the address. Please try again.`

/** The customer's saved addresses, page by page: the default one first, then the newest. */
export const addressesQuery = (customerId: string) =>
  infiniteQueryOptions({
    queryKey: ['customer', customerId, 'addresses'],
    queryFn: ({ signal, pageParam: query }) =>
      unwrap(
        api.GET(ADDRESSES, { params: { ...inShop({ customerId }), query }, signal }),
        t`Failed to load your addresses.`,
      ),
    ...PAGES,
    meta: metaOf(ADDRESSES),
  })

export const addressWrites = {
  /** @throws ApiError INVALID_ADDRESS with a message for each field that is wrong */
  save: (customerId: string, body: AddressRequest) =>
    unwrap(api.POST(ADDRESSES, { params: inShop({ customerId }), body }), NOT_SAVED),
  /** @throws ApiError INVALID_ADDRESS as above, or NOT_FOUND */
  update: (customerId: string, addressId: string, body: AddressRequest) =>
    unwrap(api.PUT(ADDRESS, { params: inShop({ customerId, addressId }), body }), NOT_SAVED),
  remove: (customerId: string, addressId: string) =>
    expectOk(
      api.DELETE(ADDRESS, { params: inShop({ customerId, addressId }), parseAs: 'text' }),
      t`Failed to remove the address.`,
    ),
}
