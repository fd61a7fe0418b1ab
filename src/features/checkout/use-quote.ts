import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orderQueries } from '../../api/queries/orders'
import type { Quote, QuoteRequest } from '../../api/types'
import { now } from '../../lib/now'

/** A quote is asked for again before the host forgets it: not more often than this, in ms, and not later. */
const LEAST_LIFE = 30_000
const MOST_LIFE = 10 * 60_000
/** One that could not be read is asked for again after so long, in ms: the connection may be back. */
const AGAIN_AFTER = 15_000

const lifeOf = ({ expiresAt }: Quote) => Math.min(Math.max(Date.parse(expiresAt) - now(), LEAST_LIFE), MOST_LIFE)

/**
 * The host's price of the cart as an order. Asked for once the cart is at rest, and again whenever what is priced
 * changes or the quote has expired; meanwhile the last one stays in view, marked as `stale`, and cannot be placed.
 */
export function useQuote(customerId: string, cart: { signature: string; atRest: boolean }, request: QuoteRequest) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...orderQueries.quote(customerId, cart.signature, request),
    enabled: cart.atRest,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, status } }) => (status === 'error' ? AGAIN_AFTER : data ? lifeOf(data) : false),
  })
  return { quote: data, error, stale: isFetching || isPlaceholderData || !cart.atRest, retry: () => void refetch() }
}
