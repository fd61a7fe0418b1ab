import type { SandboxContext } from '../context'
import type { StoredOrder } from '../state'
import { release } from './holds'

/** Orders that wait for payment: each may still be paid. */
export const waiting = ({ state }: Pick<SandboxContext, 'state'>): StoredOrder[] =>
  state.orders.filter(({ receivedAt, cancelledAt }) => receivedAt === null && !cancelledAt)

/** Whether somebody may be on the payment page of an order right now. */
export const isBeingPaid = ({ payment }: StoredOrder, { state, now }: SandboxContext): boolean =>
  payment.status === 'PENDING' &&
  state.sessions.some(({ id, expiresAt }) => id === payment.sessionId && expiresAt > now())

/** Cancels an order that waits for payment: it can never be paid. */
export function withdraw(order: StoredOrder, context: SandboxContext) {
  order.cancelledAt = context.now()
  order.payment = { ...order.payment, status: 'CANCELLED' }
  release(order, context)
}
