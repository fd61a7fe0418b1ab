import { infiniteQueryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { api, inShop } from '../client'
import { PAGES } from '../pages'
import { metaOf, unwrap } from '../unwrap'

const POINTS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/points'

/** The customer's points, page by page: the balance is that of the first page, the history goes on, newest first. */
export const pointsQuery = (customerId: string) =>
  infiniteQueryOptions({
    queryKey: ['customer', customerId, 'points'],
    queryFn: ({ signal, pageParam: query }) =>
      unwrap(api.GET(POINTS, { params: { ...inShop({ customerId }), query }, signal }), t`Failed to load your points.`),
    ...PAGES,
    meta: metaOf(POINTS),
    // Points come and go with orders, of which nothing tells this page.
    staleTime: 0,
  })
