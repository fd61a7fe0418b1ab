import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orderQueries } from '../../api/queries/orders'
import type { Quote, QuoteRequest } from '../../api/types'
import { now } from '../../lib/now'

/** The least and the longest time, in ms, until a quote is refetched because it expires. */
const LEAST_LIFE = 30_000
const MOST_LIFE = 10 * 60_000
/** How long until a failed quote is fetched again, in ms: the connection may be back. */
const AGAIN_AFTER = 15_000

const lifeOf = ({ expiresAt }: Quote) => Math.min(Math.max(Date.parse(expiresAt) - now(), LEAST_LIFE), MOST_LIFE)

/**
 * The API's price of the cart as an order. Fetched once no change of the cart is pending, and again whenever its input
 * changes or the quote expires. Meanwhile the last quote stays on screen, marked as `stale`, and cannot be placed.
 * `isReread` means that it is read again for the same input.
 */
export function useQuote(customerId: string, cart: { signature: string; atRest: boolean }, request: QuoteRequest) {
  const { data, error, dataUpdatedAt, isFetching, isPlaceholderData, refetch } = useQuery({
    ...orderQueries.quote(customerId, cart.signature, request),
    enabled: cart.atRest,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, status } }) => (status === 'error' ? AGAIN_AFTER : data ? lifeOf(data) : false),
  })
  const isAnother = isPlaceholderData || !cart.atRest
  return {
    quote: data,
    /** When it was read, in ms. */
    readAt: dataUpdatedAt,
    error,
    stale: isFetching || isAnother,
    isReread: isFetching && !isAnother,
    retry: () => void refetch(),
  }
}
