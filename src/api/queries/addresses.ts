import { infiniteQueryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { readPages } from '../read-pages'
import type { AddressRequest } from '../types'
import { send, write } from '../write'

const ADDRESSES = '/api/v1/restaurants/{restaurantId}/users/{customerId}/addresses'
const ADDRESS = `${ADDRESSES}/{addressId}` as const
const NOT_SAVED = t`Failed to save the address. Please try again.`

/** The customer's saved addresses, page by page: the default one first, then the newest. */
export const addressesQuery = (customerId: string) =>
  infiniteQueryOptions({
    queryKey: ['customer', customerId, 'addresses'],
    ...readPages(ADDRESSES, { customerId }, t`Failed to load your addresses.`),
  })

export const addressWrites = {
  /** @throws ApiError INVALID_ADDRESS with a message for each field that is wrong */
  save: (customerId: string, body: AddressRequest) => write('POST', ADDRESSES, { customerId }, NOT_SAVED, { body }),
  /** @throws ApiError INVALID_ADDRESS as above, or NOT_FOUND */
  update: (customerId: string, addressId: string, body: AddressRequest) =>
    write('PUT', ADDRESS, { customerId, addressId }, NOT_SAVED, { body }),
  remove: (customerId: string, addressId: string) =>
    send('DELETE', ADDRESS, { customerId, addressId }, t`Failed to remove the address.`),
}
