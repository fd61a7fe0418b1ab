import { queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { read } from '../read'
import { write } from '../write'

const ALLERGENS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/allergens'

/** The allergens the customer avoids, as the API has them. */
export const allergensQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'allergens'],
    ...read(ALLERGENS, { customerId }, t`Failed to load the allergens you avoid.`),
  })

/** The words for a list that the API did not take. */
export const NOT_SAVED = t`Your allergens are kept on this device only. Please change them again.`

export const saveAllergens = (customerId: string, avoid: string[]) =>
  write('PUT', ALLERGENS, { customerId }, NOT_SAVED, { body: { avoid } })
