import type { components } from '../api/schema.gen'
import type { World } from './host'
import { paymentView, requireReturnUrl, startPayment } from './payments'
import { makeQuote } from './quote'
import { notFound, Refusal } from './refusal'
import type { StoredOrder } from './state'

type Schemas = components['schemas']
type Status = Schemas['OrderStatus']

/** When the kitchen's clock moves an order on, in ms after it was received; READY comes at the promised time. */
const CONFIRMED_AFTER = 20_000
const PREPARING_AFTER = 90_000
const COLLECTED_AFTER = 20 * 60_000

function historyOf({ placedAt, receivedAt, fulfilment }: StoredOrder, now: number): Schemas['Order']['history'] {
  if (receivedAt === null) return [{ status: 'AWAITING_PAYMENT', at: placedAt }]
  const ready = Date.parse(fulfilment.readyAt)
  const steps: [Status, number][] = [
    ['RECEIVED', receivedAt],
    ['CONFIRMED', receivedAt + CONFIRMED_AFTER],
    ['PREPARING', Math.max(receivedAt + PREPARING_AFTER, ready - 30 * 60_000)],
    ['READY', ready],
    ['COMPLETED', ready + COLLECTED_AFTER],
  ]
  return steps.filter(([, at]) => at <= now).map(([status, at]) => ({ status, at: new Date(at).toISOString() }))
}

/** An order as it stands now: its status follows the kitchen's clock. */
export function orderView(order: StoredOrder, world: World): Schemas['Order'] {
  const { customerId, receivedAt, ...rest } = order
  const history = historyOf(order, world.now())
  return { ...rest, history, status: history.at(-1)?.status ?? 'AWAITING_PAYMENT', payment: paymentView(order, world) }
}

export function requireOrder(customerId: string, orderId: string, { state }: World): StoredOrder {
  const order = state.orders.find((entry) => entry.id === orderId && entry.customerId === customerId)
  if (!order) throw notFound('The order')
  return order
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
    id: `ord_${crypto.randomUUID().slice(0, 13)}`,
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
