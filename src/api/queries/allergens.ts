import { queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { api, inShop } from '../client'
import { metaOf, unwrap } from '../unwrap'

const ALLERGENS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/allergens'

/** The allergens the customer avoids, as the API has them. */
export const allergensQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'allergens'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET(ALLERGENS, { params: inShop({ customerId }), signal }),
        t`Failed to load the allergens you avoid.`,
      ),
    meta: metaOf(ALLERGENS),
  })

/** The words for a list that the API did not take. */
export const NOT_SAVED = t`Your allergens are kept on this device only. Please change them again.`

export const saveAllergens = (customerId: string, avoid: string[]) =>
  unwrap(api.PUT(ALLERGENS, { params: inShop({ customerId }), body: { avoid } }), NOT_SAVED)
