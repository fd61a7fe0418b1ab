import { queryOptions, useQuery } from '@tanstack/react-query'
import { config } from '../../lib/config'
import { useCustomerId } from '../../stores/auth'
import { api } from '../client'
import { unwrap } from '../unwrap'

/** Taken when the lookup fails, or names none (rule 4.9). */
const FALLBACK_PROVIDER = 'clover'
/** Sent in place of an order id while there is no order (rule 7.5). */
const NO_ORDER = 'no-order'

export const providerQuery = (customerId: string, orderId: string | null = null) =>
  queryOptions({
    queryKey: ['customer', customerId, 'provider', orderId],
    queryFn: async ({ signal }) => {
      const { provider } = await unwrap(
        api.GET('/api/v1/clover/restaurants/{restaurantId}/users/{userId}/orders/{orderId}/provider', {
          params: { path: { restaurantId: config.restaurantId, userId: customerId, orderId: orderId || NO_ORDER } },
          signal,
        }),
        'Failed to look up the payment provider.',
      )
      return provider
    },
    staleTime: Infinity,
    meta: { call: 'GET /clover/restaurants/{restaurantId}/users/{userId}/orders/{orderId}/provider' },
  })

/**
 * The payment provider's name, of the order at hand if there is one; clover when the lookup fails (rule 4.9). Undefined
 * while it is not known: what is named once does not change.
 */
export function useProvider(orderId: string | null = null): string | undefined {
  const customerId = useCustomerId()
  const { data, isPending } = useQuery({ ...providerQuery(customerId ?? '', orderId), enabled: customerId !== null })
  return isPending ? undefined : data || FALLBACK_PROVIDER
}
