import { queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { api, inShop } from '../client'
import type { ProfileRequest } from '../types'
import { expectOk, metaOf, unwrap } from '../unwrap'

const CUSTOMER = '/api/v1/restaurants/{restaurantId}/users/{customerId}'
const PROFILE = `${CUSTOMER}/profile` as const
const EXPORT = `${CUSTOMER}/export` as const

export const profileQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'profile'],
    queryFn: ({ signal }) =>
      unwrap(api.GET(PROFILE, { params: inShop({ customerId }), signal }), t`Failed to load your profile.`),
    meta: metaOf(PROFILE),
  })

export const profileWrites = {
  /** @throws ApiError INVALID_DETAILS with a message for each field that is wrong */
  save: (customerId: string, body: ProfileRequest) =>
    unwrap(
      api.PUT(PROFILE, { params: inShop({ customerId }), body }),
      t`Failed to save your profile. Please try again.`,
    ),
  /** All data the API stores about the customer. Read on demand and not cached. */
  export: (customerId: string) =>
    unwrap(api.GET(EXPORT, { params: inShop({ customerId }) }), t`Failed to export your data. Please try again.`),
  /** @throws ApiError ORDER_UNDER_WAY while an order is under way */
  deleteCustomer: (customerId: string) =>
    expectOk(
      api.DELETE(CUSTOMER, { params: inShop({ customerId }), parseAs: 'text' }),
      t`Failed to delete your account. Please try again.`,
    ),
}
