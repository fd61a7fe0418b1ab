import { queryOptions } from '@tanstack/react-query'
import { read } from '../read'
import type { Allergen } from '../types'
import { write } from '../write'

const ALLERGENS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/allergens'

/** The allergens the customer avoids, as the API has them. */
export const allergensQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'allergens'],
    ...read(ALLERGENS, { customerId }, 'Failed to load the allergens you avoid.'),
  })

export const saveAllergens = (customerId: string, avoid: Allergen[]) =>
  write('PUT', ALLERGENS, { customerId }, 'Your allergens are kept on this device only. Please change them again.', {
    body: { avoid },
  })
