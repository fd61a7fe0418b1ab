import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { cartQuery } from '../../api/queries/cart'
import { orderQueries } from '../../api/queries/orders'
import type { Order } from '../../api/types'
import { placedHere } from '../../stores/purchases'
import { CONCLUDED_AFTER, isOlderThan, orderAnswered, onOrderSent, unconfirmedOrder } from './idempotency-key'
import { isSettled } from './is-settled'
import { orderOfAttempt } from './same-order'

/** How often to look for an order that may have been placed, in ms. */
const LOOK_AGAIN = 10_000

/**
 * The state of an order that was sent but not confirmed or refused: `none` if there is no such order, `looking` at
 * first, `placed` once found, `missing` while not found, `unknown` or `offline` while it cannot be looked up. An order
 * that is being paid in another tab is `placed` once found and unpaid, otherwise `none`.
 */
export type Outcome = 'none' | 'looking' | 'placed' | 'missing' | 'unknown' | 'offline'
type State = {
  outcome: Outcome
  order: Order | null
  /** Set during the first lookup of an order that is being paid in another tab. */
  isReading?: true
}

/**
 * Looks for an order that was sent but not confirmed or refused, even before a reload, until the result is known, and
 * for an order that is being paid in another tab. An order that is still missing after five minutes was not placed.
 * @param busy true while an order is being sent, because sending does its own lookup
 */
export function useUnconfirmedOrder(customerId: string, busy: boolean): State {
  const text = useSyncExternalStore(onOrderSent, () => JSON.stringify(unconfirmedOrder(customerId)))
  const attempt = unconfirmedOrder(customerId)
  const found = (orders: Order[] | undefined) => (orders && attempt ? orderOfAttempt(orders, attempt) : null)
  const { data, errorUpdateCount, dataUpdatedAt, fetchStatus } = useQuery({
    ...orderQueries.newest(customerId, text),
    enabled: attempt !== null && !busy,
    refetchInterval: ({ state }) => (found(state.data?.orders) ? false : LOOK_AGAIN),
  })
  const order = found(data?.orders)
  const isMissing = attempt !== null && data !== undefined && !order
  const isOver = attempt?.placed
    ? isMissing || (order !== null && isSettled(order.payment))
    : isMissing && isOlderThan(CONCLUDED_AFTER, attempt, dataUpdatedAt)
  useEffect(() => {
    if (isOver) orderAnswered()
  }, [isOver])
  const client = useQueryClient()
  const placed = order?.id
  useEffect(() => {
    if (!placed) return
    placedHere(placed)
    void client.invalidateQueries({ queryKey: cartQuery(customerId).queryKey })
  }, [client, customerId, placed])

  if (!attempt || busy || isOver) return { outcome: 'none', order: null }
  if (order) return { outcome: 'placed', order }
  if (attempt.placed) {
    const isReading = !data && errorUpdateCount === 0 && fetchStatus !== 'paused'
    return { outcome: 'none', order: null, ...(isReading && { isReading }) }
  }
  if (data) return { outcome: 'missing', order: null }
  if (fetchStatus === 'paused') return { outcome: 'offline', order: null }
  return { outcome: errorUpdateCount > 0 ? 'unknown' : 'looking', order: null }
}
