import type { components } from '../api/schema.gen'
import { cartOf } from './cart'
import type { World } from './host'
import { makeQuote } from './quote'
import { notFound, Refusal } from './refusal'
import type { PaymentSession, StoredOrder } from './state'

type Schemas = components['schemas']
type Status = Schemas['OrderStatus']
const SESSION_LIFE = 15 * 60_000

/** When the kitchen's clock moves an order on, in ms after it was received; READY comes at the promised time. */
const CONFIRMED_AFTER = 20_000
const PREPARING_AFTER = 90_000
const COLLECTED_AFTER = 20 * 60_000

const newId = (prefix: string) => `${prefix}_${crypto.randomUUID().slice(0, 13)}`

function historyOf({ placedAt, receivedAt, fulfilment }: StoredOrder, now: number): Schemas['Order']['history'] {
  if (receivedAt === null) return [{ status: 'AWAITING_PAYMENT', at: placedAt }]
  const ready = Date.parse(fulfilment.readyAt)
  const steps: [Status, number][] = [
    ['RECEIVED', receivedAt],
    ['CONFIRMED', receivedAt + CONFIRMED_AFTER],
    ['PREPARING', Math.max(receivedAt + PREPARING_AFTER, ready - 30 * 60_000)],
    ['READY', Math.max(ready, receivedAt + 2 * PREPARING_AFTER)],
    ['COMPLETED', Math.max(ready, receivedAt + 2 * PREPARING_AFTER) + COLLECTED_AFTER],
  ]
  return steps.filter(([, at]) => at <= now).map(([status, at]) => ({ status, at: new Date(at).toISOString() }))
}

const openSession = (orderId: string, { state, now }: World) =>
  state.sessions.find((session) => session.orderId === orderId && session.expiresAt > now())

function paymentOf(order: StoredOrder, world: World): Schemas['Payment'] {
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

/** An order as it stands now: its status follows the kitchen's clock. */
export function orderView(order: StoredOrder, world: World): Schemas['Order'] {
  const { customerId, receivedAt, ...rest } = order
  const history = historyOf(order, world.now())
  return { ...rest, history, status: history.at(-1)?.status ?? 'AWAITING_PAYMENT', payment: paymentOf(order, world) }
}

export const paymentView = paymentOf

export function requireOrder(customerId: string, orderId: string, { state }: World): StoredOrder {
  const order = state.orders.find((entry) => entry.id === orderId && entry.customerId === customerId)
  if (!order) throw notFound('The order')
  return order
}

/** @throws Refusal 422 unless it is a web address to come back to */
function requireReturnUrl(returnUrl: string) {
  if (!/^https?:\/\//.test(returnUrl) || !URL.canParse(returnUrl)) {
    throw new Refusal(422, 'INVALID_RETURN_URL', 'The return address is not a web address.')
  }
}

/** The open session of the order, or a new one. */
export function startPayment(order: StoredOrder, returnUrl: string, world: World): PaymentSession {
  requireReturnUrl(returnUrl)
  if (order.payment.status === 'PAID') throw new Refusal(409, 'ALREADY_PAID', 'This order is already paid.')
  const open = order.payment.status === 'PENDING' ? openSession(order.id, world) : undefined
  if (open) return open
  const session = { id: newId('pay'), orderId: order.id, returnUrl, expiresAt: world.now() + SESSION_LIFE }
  world.state.sessions.push(session)
  order.payment = { ...order.payment, status: 'PENDING', sessionId: session.id }
  return session
}

/** What the customer did on the hosted page. Once an order is paid nothing changes that. */
export function settlePayment(session: PaymentSession, outcome: 'PAID' | 'DECLINED' | 'CANCELLED', world: World) {
  const order = world.state.orders.find(({ id }) => id === session.orderId)!
  if (order.payment.status !== 'PENDING' || order.payment.sessionId !== session.id) return
  if (session.expiresAt <= world.now()) return
  order.payment = { ...order.payment, status: outcome }
  if (outcome !== 'PAID') return
  order.receivedAt = world.now()
  const bought = new Set(order.lines.map(({ cartItemId }) => cartItemId))
  world.state.carts[order.customerId] = cartOf(order.customerId, world).filter((line) => !bought.has(line.cartItemId))
}

function checkContact({ firstName, phone }: Schemas['Contact']) {
  const errors = [
    ...(firstName.trim() ? [] : [{ pointer: '/contact/firstName', message: 'Please enter a name for the order.' }]),
    ...(phone.trim() ? [] : [{ pointer: '/contact/phone', message: 'Please enter a phone number.' }]),
  ]
  if (errors.length > 0) throw new Refusal(422, 'INVALID_DETAILS', 'Please check your details.', errors)
}

/** Places the quoted order once: the same key answers with the same order. */
export function placeOrder(
  customerId: string,
  body: Schemas['PlaceOrderRequest'],
  key: string,
  world: World,
): StoredOrder {
  const { state, now } = world
  const slot = `${customerId} ${key}`
  const placed = state.placed[slot]
  if (placed) return requireOrder(customerId, placed, world)

  const stored = state.quotes[body.quoteId]
  if (stored?.customerId !== customerId) throw notFound('The quote')
  requireReturnUrl(body.returnUrl)
  checkContact(body.contact)
  if (body.paymentMethod.type !== 'HOSTED') {
    throw new Refusal(422, 'INVALID_PAYMENT_METHOD', 'This way of paying is not accepted.')
  }
  const { totals } = stored.quote
  const tip = { amount: totals.tip }
  const quote = makeQuote(customerId, { fulfilment: stored.fulfilment, tip }, world)
  const [problem] = quote.problems
  if (problem) throw new Refusal(409, problem.code, problem.message)
  if (quote.totals.total !== totals.total || totals.total !== body.expectedTotal) {
    throw new Refusal(409, 'PRICE_CHANGED', 'The total has changed. Please check it and place the order again.')
  }

  const order: StoredOrder = {
    id: newId('ord'),
    customerId,
    number: String(state.nextNumber++),
    placedAt: new Date(now()).toISOString(),
    fulfilment: {
      type: stored.fulfilment.type,
      requestedTime: stored.fulfilment.requestedTime,
      readyAt: quote.readyAt,
    },
    lines: quote.lines,
    totals: quote.totals,
    contact: body.contact,
    note: body.note,
    payment: { status: 'DECLINED', method: body.paymentMethod.type, sessionId: null },
    receivedAt: null,
  }
  startPayment(order, body.returnUrl, world)
  state.orders.push(order)
  state.placed[slot] = order.id
  return order
}
