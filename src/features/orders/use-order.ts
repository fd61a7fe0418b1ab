import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { orderQueries, ordersKey, orderWrites } from '../../api/queries/orders'
import { isCurrent } from '../../stores/auth'
import { pollAfter } from './progress'

/**
 * An order. With `live` it is polled until it has ended, but not while the tab is hidden.
 */
export function useOrder(customerId: string, orderId: string, { live = false } = {}) {
  return useQuery({
    ...orderQueries.detail(customerId, orderId),
    refetchInterval: ({ state: { data } }) => live && data !== undefined && pollAfter(data),
  })
}

/** The progress of an order for anyone with its link, polled as for the customer. */
export function useTracking(orderId: string, token: string) {
  return useQuery({
    ...orderQueries.tracking(orderId, token),
    refetchInterval: ({ state: { data } }) => data !== undefined && pollAfter(data),
  })
}

/** Tells the restaurant that the customer is there. The API's response replaces the cached order. */
export function useArrive(customerId: string, orderId: string) {
  const client = useQueryClient()
  const { queryKey } = orderQueries.detail(customerId, orderId)
  return useMutation({
    mutationKey: [...ordersKey(customerId), orderId, 'arrival'],
    mutationFn: (note: string | null) => orderWrites.arrive(customerId, orderId, note),
    onSuccess: async (order) => {
      // A poll under way may answer what was before.
      await client.cancelQueries({ queryKey })
      if (isCurrent(customerId)) client.setQueryData(queryKey, order)
    },
    onError: () => client.invalidateQueries({ queryKey }),
    meta: { call: 'PUT /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/arrival' },
  })
}

/** Cancels an order. The API's response replaces the cached order. */
export function useCancelOrder(customerId: string, orderId: string) {
  const client = useQueryClient()
  const { queryKey } = orderQueries.detail(customerId, orderId)
  return useMutation({
    mutationKey: [...ordersKey(customerId), orderId, 'cancel'],
    mutationFn: () => orderWrites.cancel(customerId, orderId),
    onSuccess: (order) => {
      if (isCurrent(customerId)) client.setQueryData(queryKey, order)
    },
    /** Even after a refusal: the order and the list may have changed. */
    onSettled: () => client.invalidateQueries({ queryKey: orderQueries.list(customerId).queryKey }),
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/cancel' },
  })
}
