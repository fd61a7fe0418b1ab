import type { QueryClient } from '@tanstack/react-query'
import { ordersKey } from '../../api/queries/orders'
import type { Order } from '../../api/types'
import { isSettled } from '../../features/checkout/is-settled'
import { track } from '../../lib/events'
import { locked } from '../../lib/locked'
import { setStage, stageOf } from '../../stores/purchases'
import { eventItem, major, piecesOf, promoOf } from './event-item'

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' && value !== null && 'id' in value && 'totals' in value && 'payment' in value

/** The orders in a query's data, which is an order or pages of orders. */
function ordersIn(data: unknown): Order[] {
  if (isOrder(data)) return [data]
  if (typeof data !== 'object' || data === null) return []
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.flatMap(ordersIn)
  return 'orders' in data && Array.isArray(data.orders) ? data.orders.filter(isOrder) : []
}

function purchaseOf({ id, lines, totals, promoCode }: Order) {
  const { currency, total, tax, fees, discount } = totals
  return {
    transaction_id: id,
    ...promoOf(promoCode, discount, currency),
    currency,
    value: major(total, currency),
    tax: major(tax, currency),
    shipping: major(
      fees.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
    items: piecesOf(lines).map((piece) => eventItem(piece, currency)),
  }
}

/** Whether the money of an order went back, or will never be paid: it was cancelled before it was collected. */
const isReversed = ({ payment, status }: Order) =>
  payment.status === 'REFUNDED' || (status === 'CANCELLED' && payment.status !== 'PAID')

/**
 * Tracks an order's purchase, and later its refund, once each, in the tab that sees it first. What is tracked is marked
 * at once, so it must be allowed to leave.
 */
function trackOrder(order: Order): Promise<void> {
  const { id, payment, status, totals } = order
  return locked(`track order ${id}`, () => {
    const stage = stageOf(id)
    if (stage === 'placed' && isSettled(payment) && status !== 'CANCELLED') {
      setStage(id, 'purchase')
      track('purchase', purchaseOf(order))
    }
    const refunded = isReversed(order) ? totals.total : order.refunded
    if (stage === 'purchase' && refunded) {
      setStage(id, 'refund')
      const value = major(refunded, totals.currency)
      track('refund', { transaction_id: id, currency: totals.currency, value })
    }
    return Promise.resolve()
  })
}

const [CUSTOMER, , ORDERS] = ordersKey('')
const isOfOrders = (key: unknown) => Array.isArray(key) && key[0] === CUSTOMER && key[2] === ORDERS

/** Tracks the purchase of each order placed here, once it is paid. Only while the customer consents: see `trackOrder`. */
export function watchOrders(client: QueryClient): () => void {
  const look = (data: unknown) => {
    for (const order of ordersIn(data)) if (stageOf(order.id)) void trackOrder(order)
  }
  for (const { queryKey, state } of client.getQueryCache().getAll()) if (isOfOrders(queryKey)) look(state.data)
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isOfOrders(event.query.queryKey)) return
    look(event.query.state.data)
  })
}
