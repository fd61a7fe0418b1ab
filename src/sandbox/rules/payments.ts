import type { Schemas } from '../../api/types'
import { saveCard } from './cards'
import { takeFromCart } from './cart'
import { groupOrdered } from './group-orders'
import { hold, release } from './holds'
import type { SandboxContext } from '../context'
import { Refusal, requireReturnUrl } from '../refusal'
import { slotProblem, soonest, storeStatus } from './slots'
import type { PaymentSession, StoredOrder } from '../state'

const SESSION_LIFE = 15 * 60_000
/** The least time, in ms, the kitchen needs once an order is paid. A promised time that is sooner moves back. */
const LEAST_TIME = 180_000

/** What is left to pay once gift cards have paid, in minor units. */
export const leftToPay = ({ due, total }: Schemas['Totals']): number => due ?? total

/** The payment of an order as the API answers it now. */
export function paymentView(order: StoredOrder, context: SandboxContext): Schemas['Payment'] {
  const { sessionId, method } = order.payment
  const session = context.state.sessions.find(({ id }) => id === sessionId)
  const expired = order.payment.status === 'PENDING' && session !== undefined && session.expiresAt <= context.now()
  const status = expired ? 'EXPIRED' : order.payment.status
  const open = status === 'PENDING' ? session : undefined
  return {
    orderId: order.id,
    status,
    method,
    amount: leftToPay(order.totals),
    url: open ? `${new URL(open.returnUrl).origin}/__sandbox/pay/${open.id}` : null,
    expiresAt: open ? new Date(open.expiresAt).toISOString() : null,
    ...(order.payment.wallet && { wallet: order.payment.wallet }),
  }
}

/** @throws Refusal 409 once the time of an order can no longer be met */
function requireInTime(
  { customerId, fulfilment: { type, requestedTime, readyAt } }: StoredOrder,
  context: SandboxContext,
) {
  const isTaken = requestedTime !== null && slotProblem(type, requestedTime, customerId, context) !== null
  const isShut = !storeStatus(context).open && soonest(type, context) > Date.parse(readyAt) + SESSION_LIFE
  if (isTaken || isShut) {
    throw new Refusal(409, 'UNAVAILABLE_SLOT', 'The time of this order has passed. Please order again from your cart.')
  }
}

/** Opens a payment session for an order. */
export function openSession(orderId: string, returnUrl: string, { state, now }: SandboxContext): PaymentSession {
  const id = `pay_${crypto.randomUUID().slice(0, 13)}`
  const session: PaymentSession = { id, orderId, returnUrl, expiresAt: now() + SESSION_LIFE }
  state.sessions.push(session)
  return session
}

/**
 * Opens a payment session for the order, unless one is open.
 * @throws Refusal 409 when it cannot be paid any more
 */
export function startPayment(order: StoredOrder, returnUrl: string, context: SandboxContext) {
  requireReturnUrl(returnUrl)
  const { status } = paymentView(order, context)
  if (status === 'PAID') throw new Refusal(409, 'ALREADY_PAID', 'This order is already paid.')
  if (order.cancelledAt) {
    throw new Refusal(409, 'ORDER_CANCELLED', 'This order was cancelled, or a newer one has taken its place.')
  }
  if (order.receivedAt !== null) throw new Refusal(409, 'ALREADY_RECEIVED', 'This order is paid at the restaurant.')
  if (status === 'PENDING') return
  requireInTime(order, context)
  hold(order, context)
  const session = openSession(order.id, returnUrl, context)
  order.payment = { ...order.payment, status: 'PENDING', method: 'HOSTED', sessionId: session.id }
}

/** Charges a saved card, unless a scenario lets it be declined. Returns whether it is paid. */
export function chargeSavedCard({ state }: SandboxContext): boolean {
  const { declines = 0 } = state
  if (declines > 0) state.declines = declines - 1
  return declines === 0
}

export function payBySavedCard(order: StoredOrder, context: SandboxContext) {
  const isPaid = chargeSavedCard(context)
  order.payment = { ...order.payment, status: isPaid ? 'PAID' : 'DECLINED' }
  if (isPaid) receive(order, context)
  else release(order, context)
}

export type Outcome = { status: 'PAID' | 'DECLINED' | 'CANCELLED'; saves: boolean }

/** Applies what the customer did on the hosted page. Only a pending payment in an open session can change. */
export function settlePayment(session: PaymentSession, { status, saves }: Outcome, context: SandboxContext) {
  const order = context.state.orders.find(({ id }) => id === session.orderId)!
  if (order.payment.status !== 'PENDING' || order.payment.sessionId !== session.id) return
  if (session.expiresAt <= context.now()) return
  order.payment = { ...order.payment, status }
  if (status !== 'PAID') return release(order, context)
  receive(order, context)
  if (saves) saveCard(order.customerId, context)
}

/** A promised time that the kitchen can still keep. */
export const readyInTime = (readyAt: string, { now }: SandboxContext) =>
  new Date(Math.max(Date.parse(readyAt), now() + LEAST_TIME)).toISOString()

/** Hands the order to the kitchen, and removes what was ordered from the cart. */
export function receive(order: StoredOrder, context: SandboxContext) {
  order.receivedAt = context.now()
  order.fulfilment = { ...order.fulfilment, readyAt: readyInTime(order.fulfilment.readyAt, context) }
  takeFromCart(order.customerId, order.lines, context)
  groupOrdered(order, context)
}
