import { useInfiniteQuery, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { orderQueries, orderWrites } from '../../api/queries/orders'
import type { Order, Rating } from '../../api/types'
import { notify } from '../../lib/notify'

type Rated = { orderId: string; rating: Rating }

const rateKey = (customerId: string) => ['customer', customerId, 'rate an order']

/** The orders that have been read so far, newest first, with ratings that are on their way. */
export function useOrders(customerId: string) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...orderQueries.list(customerId),
    enabled: customerId !== '',
  })
  const pending = useMutationState({
    filters: { mutationKey: rateKey(customerId), status: 'pending' },
    select: ({ state }) => state.variables as Rated,
  })
  const withRating = (order: Order): Order => {
    const rated = pending.findLast(({ orderId }) => orderId === order.id)
    return rated ? { ...order, rating: rated.rating } : order
  }
  return {
    /** Undefined until they have been read once. */
    orders: data?.pages.flatMap(({ orders }) => orders).map(withRating),
    /** Of the first page, or of one more. */
    error,
    retry: () => void (data ? fetchNextPage() : refetch()),
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
  }
}

/** Keeps a rating. Shows at once; one that fails is said, and given to `onFailed` so that nothing typed is lost. */
export function useRateOrder(customerId: string, onFailed: (rated: Rated) => void) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: rateKey(customerId),
    mutationFn: ({ orderId, rating }: Rated) => orderWrites.rate(customerId, orderId, rating),
    scope: { id: `ratings ${customerId}` },
    onError: (cause) => notify.error(cause.message),
    onSettled: () => client.invalidateQueries({ queryKey: orderQueries.list(customerId).queryKey }),
    meta: { call: 'PUT /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/rating' },
  })
  return (rated: Rated) => mutate(rated, { onError: () => onFailed(rated) })
}
