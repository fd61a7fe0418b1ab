import type { Schemas } from '../../api/types'
import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'
import type { StoredOrder } from '../state'
import { historyOf } from './kitchen'

/** Whether what an order costs more could not be paid the way it was paid, or its shares and points would be wrong. */
function isFixed({ shares = [], groupId, reward, payment, fulfilment }: StoredOrder): boolean {
  const isAtTheDoor = payment.method === 'AT_RESTAURANT' && fulfilment.type === 'DELIVERY'
  return shares.length > 0 || groupId !== undefined || Boolean(reward) || isAtTheDoor
}

const statusNow = (order: StoredOrder, { now }: SandboxContext) => historyOf(order, now()).at(-1)?.status

/** Whether an order can be changed: it is with the restaurant, which has not accepted it yet. */
export const isChangeable = (order: StoredOrder, context: SandboxContext): boolean =>
  statusNow(order, context) === 'RECEIVED' && !isFixed(order)

const NOT_YET: (string | undefined)[] = ['RECEIVED', 'AWAITING_PAYMENT', 'CANCELLED', undefined]

/** @throws Refusal 409 once the restaurant has accepted the order, and when it cannot be changed for another reason */
export function requireChangeable(order: StoredOrder, context: SandboxContext) {
  if (isChangeable(order, context)) return
  if (!NOT_YET.includes(statusNow(order, context))) {
    const words = 'The restaurant has just accepted your order, so it cannot be changed any more.'
    throw new Refusal(409, 'ORDER_ACCEPTED', words)
  }
  throw new Refusal(409, 'NOT_CHANGEABLE', 'This order cannot be changed.')
}

/** The change of an order that is not made, with the session in which it can still be paid. */
export function unmadeNow({ unmade, ...order }: StoredOrder, context: SandboxContext) {
  if (!unmade) return null
  const session = context.state.sessions.find(({ id }) => id === unmade.sessionId)
  if (unmade.status !== 'PENDING') return { ...unmade, session: undefined }
  if (!isChangeable(order, context)) return { ...unmade, status: 'CANCELLED' as const, session: undefined }
  const isOpen = session !== undefined && session.expiresAt > context.now()
  return isOpen ? { ...unmade, session } : { ...unmade, status: 'EXPIRED' as const, session: undefined }
}

/** The last change of an order that is not made, as the API answers it. */
export function changeView(order: StoredOrder, context: SandboxContext): Schemas['OrderChange'] {
  const unmade = unmadeNow(order, context)
  if (!unmade) return null
  const { status, amount, session } = unmade
  return {
    status: session ? 'PENDING' : 'LAPSED',
    payment: {
      orderId: order.id,
      status,
      method: 'HOSTED',
      amount,
      url: session ? `${new URL(session.returnUrl).origin}/__sandbox/pay/${session.id}` : null,
      expiresAt: session ? new Date(session.expiresAt).toISOString() : null,
      ...(order.payment.wallet && { wallet: order.payment.wallet }),
    },
  }
}
