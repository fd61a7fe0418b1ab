import { queryOptions, useQuery } from '@tanstack/react-query'
import { t } from 'ttag'
import { useCustomerId } from '../../stores/auth'
import { api, inShop } from '../client'
import { MAY_BE_GONE, metaOf, unwrap } from '../unwrap'

/** Used when the lookup fails or names no provider (rule 4.9). */
const FALLBACK_PROVIDER = 'clover'
/** Sent in place of an order id while there is no order (rule 7.5). */
const NO_ORDER = 'no-order'

const PROVIDER = '/api/v1/clover/restaurants/{restaurantId}/users/{userId}/orders/{orderId}/provider'

export const providerQuery = (userId: string, orderId: string | null = null) =>
  queryOptions({
    queryKey: ['customer', userId, 'provider', orderId],
    queryFn: async ({ signal }) => {
      const call = api.GET(PROVIDER, { params: inShop({ userId, orderId: orderId || NO_ORDER }), signal })
      return (await unwrap(call, t`Failed to look up the payment provider.`, MAY_BE_GONE)).provider
    },
    staleTime: Infinity,
    // A lookup that failed is not repeated: the page has named the fallback, and must not name another one later.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retryOnMount: false,
    meta: metaOf(PROVIDER),
  })

/**
 * The name of the payment provider, for a given order if there is one. It is clover when the lookup fails (rule 4.9),
 * and undefined until it is known, so that a name that is shown does not change.
 */
export function useProvider(orderId?: string | null): string | undefined {
  const customerId = useCustomerId()
  const { data, isPending } = useQuery({ ...providerQuery(customerId ?? '', orderId), enabled: customerId !== null })
  return isPending ? undefined : data || FALLBACK_PROVIDER
}
