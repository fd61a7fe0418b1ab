import { useInfiniteQuery, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { orderQueries, ordersKey, orderWrites } from '../../api/queries/orders'
import type { Order, Rating } from '../../api/types'
import { usePaging } from '../../api/use-paging'
import { notify } from '../../lib/notify'

type Rated = { orderId: string; rating: Rating }

const rateKey = (customerId: string) => [...ordersKey(customerId), 'rate']

/** The orders read so far, newest first, with pending ratings applied. */
export function useOrders(customerId: string) {
  const read = useInfiniteQuery({
    ...orderQueries.list(customerId),
    enabled: customerId !== '',
  })
  const paging = usePaging('orders', read)
  const pending = useMutationState({
    filters: { mutationKey: rateKey(customerId), status: 'pending' },
    select: ({ state }) => state.variables as Rated,
  })
  const withRating = (order: Order): Order => {
    const rated = pending.findLast(({ orderId }) => orderId === order.id)
    return rated ? { ...order, rating: rated.rating } : order
  }
  return {
    ...paging,
    /** Undefined until the orders have been read once. */
    orders: read.data?.pages.flatMap(({ orders }) => orders).map(withRating),
  }
}

/** Saves a rating, shown at once. On failure, notifies and passes it to `onFailed`, so that nothing typed is lost. */
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
