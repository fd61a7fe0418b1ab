import { queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { read } from '../read'
import type { ProfileRequest } from '../types'
import { send, write } from '../write'

const CUSTOMER = '/api/v1/restaurants/{restaurantId}/users/{customerId}'
const PROFILE = `${CUSTOMER}/profile` as const

export const profileQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'profile'],
    ...read(PROFILE, { customerId }, t`Failed to load your profile.`),
  })

export const profileWrites = {
  /** @throws ApiError INVALID_DETAILS with a message for each field that is wrong */
  save: (customerId: string, body: ProfileRequest) =>
    write('PUT', PROFILE, { customerId }, t`Failed to save your profile. Please try again.`, { body }),
  /** All data the API stores about the customer. Read on demand and not cached. */
  export: (customerId: string) =>
    read(`${CUSTOMER}/export`, { customerId }, t`Failed to export your data. Please try again.`).queryFn(),
  /** @throws ApiError ORDER_UNDER_WAY while an order is under way */
  deleteCustomer: (customerId: string) =>
    send('DELETE', CUSTOMER, { customerId }, t`Failed to delete your account. Please try again.`),
}
