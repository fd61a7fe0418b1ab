import { queryOptions, useQuery } from '@tanstack/react-query'
import { config } from '../../lib/config'
import { useCustomerId } from '../../stores/auth'
import { api } from '../client'
import { readSignal } from '../query-client'
import { unwrap } from '../unwrap'

/** Taken when the host does not name a provider (spec 9). */
const FALLBACK_PROVIDER = 'clover'
/** Sent in place of an order id while there is no order (spec 7). */
const NO_ORDER = 'no-order'

export const providerQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'provider'],
    queryFn: async ({ signal }) => {
      const { provider } = await unwrap(
        api.GET('/api/v1/clover/restaurants/{restaurantId}/users/{userId}/orders/{orderId}/provider', {
          params: { path: { restaurantId: config.restaurantId, userId: customerId, orderId: NO_ORDER } },
          signal: readSignal(signal),
        }),
        'Failed to look up the payment provider.',
      )
      return provider
    },
    staleTime: Infinity,
    meta: { call: 'GET /clover/restaurants/{restaurantId}/users/{userId}/orders/{orderId}/provider' },
  })

/** The payment provider's name: clover while it is not known and when the lookup fails (spec 4). */
export function useProvider(): string {
  const customerId = useCustomerId()
  const { data } = useQuery({ ...providerQuery(customerId ?? ''), enabled: customerId !== null })
  return data || FALLBACK_PROVIDER
}
