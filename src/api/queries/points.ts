import { infiniteQueryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { readPages } from '../read-pages'

const POINTS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/points'

/** The customer's points, page by page: the balance is that of the first page, the history goes on, newest first. */
export const pointsQuery = (customerId: string) =>
  infiniteQueryOptions({
    queryKey: ['customer', customerId, 'points'],
    ...readPages(POINTS, { customerId }, t`Failed to load your points.`),
    // Points come and go with orders, of which nothing tells this page.
    staleTime: 0,
  })
