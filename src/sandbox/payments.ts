import type { components } from '../api/schema.gen'
import { cartOf } from './cart'
import type { World } from './host'
import { Refusal } from './refusal'
import type { PaymentSession, StoredOrder } from './state'

type Schemas = components['schemas']
const SESSION_LIFE = 15 * 60_000
/** The kitchen's least time (ms), for an order paid so late that the promised time cannot be kept. */
const LEAST_TIME = 180_000

/** Where the payment of an order stands. */
export function paymentView(order: StoredOrder, world: World): Schemas['Payment'] {
  const { sessionId, method } = order.payment
  const session = world.state.sessions.find(({ id }) => id === sessionId)
  const expired = order.payment.status === 'PENDING' && session !== undefined && session.expiresAt <= world.now()
  const status = expired ? 'EXPIRED' : order.payment.status
  const open = status === 'PENDING' ? session : undefined
  return {
    orderId: order.id,
    status,
    method,
    amount: order.totals.total,
    url: open ? `${new URL(open.returnUrl).origin}/__sandbox/pay/${open.id}` : null,
    expiresAt: open ? new Date(open.expiresAt).toISOString() : null,
  }
}

/** @throws Refusal 422 unless it is a web address to come back to */
export function requireReturnUrl(returnUrl: string) {
  if (!/^https?:\/\//.test(returnUrl) || !URL.canParse(returnUrl)) {
    throw new Refusal(422, 'INVALID_RETURN_URL', 'The return address is not a web address.')
  }
}

/** Opens a session for the order, unless one is open. */
export function startPayment(order: StoredOrder, returnUrl: string, world: World) {
  requireReturnUrl(returnUrl)
  const { status } = paymentView(order, world)
  if (status === 'PAID') throw new Refusal(409, 'ALREADY_PAID', 'This order is already paid.')
  if (status === 'PENDING') return
  const session = {
    id: `pay_${crypto.randomUUID().slice(0, 13)}`,
    orderId: order.id,
    returnUrl,
    expiresAt: world.now() + SESSION_LIFE,
  }
  world.state.sessions.push(session)
  order.payment = { ...order.payment, status: 'PENDING', sessionId: session.id }
}

/** What the customer did on the hosted page. Once an order is paid nothing changes that. */
export function settlePayment(session: PaymentSession, outcome: 'PAID' | 'DECLINED' | 'CANCELLED', world: World) {
  const order = world.state.orders.find(({ id }) => id === session.orderId)!
  if (order.payment.status !== 'PENDING' || order.payment.sessionId !== session.id) return
  if (session.expiresAt <= world.now()) return
  order.payment = { ...order.payment, status: outcome }
  if (outcome !== 'PAID') return
  order.receivedAt = world.now()
  const ready = Math.max(Date.parse(order.fulfilment.readyAt), order.receivedAt + LEAST_TIME)
  order.fulfilment = { ...order.fulfilment, readyAt: new Date(ready).toISOString() }
  const bought = new Map(order.lines.map(({ cartItemId, quantity }) => [cartItemId, quantity]))
  world.state.carts[order.customerId] = cartOf(order.customerId, world)
    .map((line) => ({ ...line, quantity: line.quantity - (bought.get(line.cartItemId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}
