import type { Schemas } from '../../api/types'
import { isCollectable } from './arrival'
import { changeView, isChangeable } from './changeable'
import type { SandboxContext } from '../context'
import { groupCancelled } from './group-orders'
import { release } from './holds'
import { reportableUntil } from './issues'
import { cancellableUntil, historyOf } from './kitchen'
import { paymentView } from './payments'
import { orderPoints } from './points'
import { notFound, Refusal } from '../refusal'
import type { StoredOrder } from '../state'

/** An order as the API answers it now. */
export function orderView(order: StoredOrder, context: SandboxContext): Schemas['Order'] {
  const {
    customerId: _,
    receivedAt: _received,
    cancelledAt: _cancelled,
    stepped: _stepped,
    movedAt: _movedAt,
    groupId: _groupId,
    reward: _reward,
    pointsHeld: _pointsHeld,
    earns: _earns,
    earned: _earned,
    takenBack: _takenBack,
    giftCards: _giftCards,
    giftCardsHeld: _giftCardsHeld,
    reported: _reported,
    reportedPicture: _reportedPicture,
    tip: _tip,
    unmade: _unmade,
    changeKeys: _changeKeys,
    ...rest
  } = order
  const history = historyOf(order, context.now())
  return {
    ...rest,
    history,
    status: history.at(-1)?.status ?? 'AWAITING_PAYMENT',
    payment: paymentView(order, context),
    cancellableUntil: cancellableUntil(order, context),
    changeable: isChangeable(order, context),
    change: changeView(order, context),
    timeZone: context.restaurant.timeZone,
    points: orderPoints(order, context),
    reportableUntil: reportableUntil(order, context),
    ...((order.arrival || isCollectable(order, context.now())) && { arrival: order.arrival ?? null }),
  }
}

/** A customer's orders, newest first. */
export const ordersOf = (customerId: string, { state }: SandboxContext): StoredOrder[] =>
  state.orders.filter((order) => order.customerId === customerId).reverse()

export function requireOrder(customerId: string, orderId: string, { state }: SandboxContext): StoredOrder {
  const order = state.orders.find((entry) => entry.id === orderId && entry.customerId === customerId)
  if (!order) throw notFound('The order')
  return order
}

/** The progress of an order, for anyone who has its link. */
export function trackingView(orderId: string, token: string | null, context: SandboxContext): Schemas['Tracking'] {
  const order = context.state.orders.find(({ id }) => id === orderId)
  if (!token || order?.trackingToken !== token) throw notFound('The order')
  const { number, status, history, fulfilment } = orderView(order, context)
  const { type, requestedTime, readyAt, movedFrom, table } = fulfilment
  const shown = { type, requestedTime, readyAt, ...(movedFrom && { movedFrom }), ...(table && { table }) }
  const { timeZone } = context.restaurant
  return { number, status, history, timeZone, fulfilment: shown }
}

/** Cancels an order, refunds what was paid and gives points back. @throws Refusal 409 when it is too late */
export function cancelOrder(order: StoredOrder, context: SandboxContext) {
  if (order.cancelledAt) return
  if (cancellableUntil(order, context) === null) {
    throw new Refusal(409, 'TOO_LATE_TO_CANCEL', 'The kitchen has begun, so the order cannot be cancelled any more.')
  }
  order.cancelledAt = context.now()
  order.payment = { ...order.payment, status: order.payment.status === 'PAID' ? 'REFUNDED' : 'CANCELLED' }
  release(order, context)
  groupCancelled(order, context)
}
