import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orderQueries } from '../../api/queries/orders'
import { tipRequest, type TipChoice } from './tip'

/**
 * The host's price of the cart as an order. Asked for once the cart is at rest, and again whenever what is priced
 * changes; meanwhile the last one stays in view, marked as `stale`, and cannot be placed.
 */
export function useQuote(customerId: string, cart: { signature: string; atRest: boolean }, tip: TipChoice) {
  const request = { fulfilment: { type: 'PICKUP' as const, requestedTime: null }, tip: tipRequest(tip) }
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...orderQueries.quote(customerId, cart.signature, request),
    enabled: cart.atRest,
    placeholderData: keepPreviousData,
  })
  return { quote: data, error, stale: isFetching || isPlaceholderData || !cart.atRest, retry: () => void refetch() }
}
