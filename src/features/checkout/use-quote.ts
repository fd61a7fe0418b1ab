import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orderQueries } from '../../api/queries/orders'
import type { QuoteRequest } from '../../api/types'

/** A quote is asked for again before the host forgets it, but not more often than this, in ms. */
const LEAST_LIFE = 30_000

/**
 * The host's price of the cart as an order. Asked for once the cart is at rest, and again whenever what is priced
 * changes or the quote has expired; meanwhile the last one stays in view, marked as `stale`, and cannot be placed.
 */
export function useQuote(customerId: string, cart: { signature: string; atRest: boolean }, request: QuoteRequest) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...orderQueries.quote(customerId, cart.signature, request),
    enabled: cart.atRest,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data ? Math.max(Date.parse(state.data.expiresAt) - Date.now(), LEAST_LIFE) : false,
  })
  return { quote: data, error, stale: isFetching || isPlaceholderData || !cart.atRest, retry: () => void refetch() }
}
