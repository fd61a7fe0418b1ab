import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { orderQueries, ordersKey, orderWrites } from '../../api/queries/orders'
import { isCurrent } from '../../stores/auth'
import { pollAfter } from './progress'

/**
 * An order; with `live` it is read again as often as something may have happened, until it has ended, resting while
 * the tab is hidden.
 */
export function useOrder(customerId: string, orderId: string, { live = false } = {}) {
  return useQuery({
    ...orderQueries.detail(customerId, orderId),
    refetchInterval: ({ state: { data } }) => live && data !== undefined && pollAfter(data),
  })
}

/** How far an order has come, for whoever has its link; as live as for the customer. */
export function useTracking(orderId: string, token: string) {
  return useQuery({
    ...orderQueries.tracking(orderId, token),
    refetchInterval: ({ state: { data } }) => data !== undefined && pollAfter(data),
  })
}

/** Cancels an order. What the host answers is the order from then on. */
export function useCancelOrder(customerId: string, orderId: string) {
  const client = useQueryClient()
  const { queryKey } = orderQueries.detail(customerId, orderId)
  return useMutation({
    mutationKey: [...ordersKey(customerId), orderId, 'cancel'],
    mutationFn: () => orderWrites.cancel(customerId, orderId),
    onSuccess: (order) => {
      if (isCurrent(customerId)) client.setQueryData(queryKey, order)
    },
    /** Refused or not: the order, and the list it stands in, may be others now. */
    onSettled: () => client.invalidateQueries({ queryKey: orderQueries.list(customerId).queryKey }),
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/cancel' },
  })
}
