import type { SandboxContext } from '../context'
import type { StoredOrder } from '../state'
import { holdGiftCards, releaseGiftCards } from './gift-card-payments'
import { creditPoints, holdPoints, releasePoints } from './points'

/**
 * Holds the points and the gift cards' money of an order, both or neither.
 * @throws Refusal 409 when they are not there any more
 */
export function hold(order: StoredOrder, context: SandboxContext) {
  holdPoints(order, context)
  try {
    holdGiftCards(order, context)
  } catch (cause) {
    releasePoints(order, context)
    throw cause
  }
}

/** Gives an order's points and gift cards' money back, once. */
export function release(order: StoredOrder, context: SandboxContext) {
  releasePoints(order, context)
  releaseGiftCards(order, context)
}

/** Does what time does to orders: payments that run out give back what they hold, completed orders credit points. */
export function settleOrders(context: SandboxContext) {
  const { orders, sessions } = context.state
  for (const order of orders) {
    if (order.receivedAt !== null) {
      creditPoints(order, context)
      continue
    }
    const session = sessions.find(({ id }) => id === order.payment.sessionId)
    const isOpen = session !== undefined && session.expiresAt > context.now()
    if (!isOpen) release(order, context)
  }
}
