import { useQuery } from '@tanstack/react-query'
import { orderQueries } from '../../api/queries/orders'
import type { Order } from '../../api/types'

const POLL = 10_000
const ENDED = ['COMPLETED', 'CANCELLED']

/** An order; with `live` it is read again every ten seconds until it has ended, resting while the tab is hidden. */
export function useOrder(customerId: string, orderId: string, { live = false } = {}) {
  return useQuery({
    ...orderQueries.detail(customerId, orderId),
    refetchInterval: ({ state }) => live && !ENDED.includes((state.data as Order | undefined)?.status ?? '') && POLL,
  })
}
