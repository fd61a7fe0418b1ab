import type { Schemas } from '../../api/types'
import { ageFor } from '../../lib/age'
import type { SandboxContext } from '../context'
import { Refusal, requireReturnUrl } from '../refusal'
import type { Change, ChangeQuote } from '../changes'
import type { PaymentSession, StoredOrder } from '../state'
import { saveCard } from './cards'
import { changeOf } from './change-quote'
import { requireChangeable, unmadeNow } from './changeable'
import { takeFromCart } from './cart'
import { cardOf } from './gift-cards'
import { chargeSavedCard, leftToPay, openSession, readyInTime, type Outcome } from './payments'
import { checkAge, LONGEST_DELAY } from './place-order'
import { supersede } from './supersede'

/** Computes the change again. @throws Refusal 409 unless the order becomes what the customer saw */
function confirmed(order: StoredOrder, { request, seen }: ChangeQuote, expected: number, context: SandboxContext) {
  const now = changeOf(order, request, context)
  const [problem] = now.problems
  if (problem) throw new Refusal(409, problem.code, problem.message)
  const pricesOf = (lines: Schemas['OrderLine'][]) =>
    JSON.stringify(lines.map(({ cartItemId, quantity, unitPrice }) => [cartItemId, quantity, unitPrice]))
  const isAnother =
    now.difference !== seen.difference ||
    now.change.totals.total !== seen.totals.total ||
    pricesOf(now.change.lines) !== pricesOf(seen.lines)
  if (isAnother || seen.difference !== expected) {
    throw new Refusal(409, 'PRICE_CHANGED', 'The total has changed. Please check it and save your changes again.')
  }
  if (now.change.time && Date.parse(now.readyAt) - Date.parse(seen.readyAt) > LONGEST_DELAY) {
    throw new Refusal(409, 'CLOSED', 'We have closed in the meantime. Please check the new time.')
  }
  return now.change
}

/** Makes a change: the dishes, and the money that goes back to gift cards. What is paid otherwise is paid already. */
function make(order: StoredOrder, { time, taken, giftCards, ...change }: Change, context: SandboxContext) {
  const { movedFrom, ...fulfilment } = order.fulfilment
  for (const { number, amount } of order.giftCards ?? []) {
    const still = giftCards.find((card) => card.number === number)?.amount ?? 0
    cardOf(number, context)!.balance += amount - still
  }
  Object.assign(order, change, { giftCards, unmade: null })
  if (time) {
    order.fulfilment = { ...fulfilment, ...time, readyAt: readyInTime(time.readyAt, context) }
    delete order.movedAt
  }
  if (order.payment.method === 'AT_RESTAURANT') {
    order.payment = { ...order.payment, status: leftToPay(change.totals) > 0 ? 'PENDING' : 'PAID' }
  }
  takeFromCart(order.customerId, taken, context)
}

/**
 * Changes an order as quoted, once: the same key changes nothing more.
 * @throws Refusal 409 when it cannot be changed like that any more, or the saved card is declined
 */
export function changeOrder(
  order: StoredOrder,
  body: Schemas['ChangeOrderRequest'],
  key: string,
  context: SandboxContext,
) {
  if (order.changeKeys?.includes(key)) return
  requireChangeable(order, context)
  const stored = context.state.changeQuotes?.[body.quoteId]
  if (stored?.orderId !== order.id) {
    const words = 'The price was read too long ago. Please check it and save your changes again.'
    throw new Refusal(409, 'QUOTE_EXPIRED', words)
  }
  requireReturnUrl(body.returnUrl)
  const change = confirmed(order, stored, body.expectedDifference, context)
  if (ageFor(change.lines) > ageFor(order.lines)) checkAge(body.ageConfirmed ?? 0, change.lines)
  const amount = leftToPay(change.totals) - leftToPay(order.totals)
  const { method } = order.payment
  if (amount > 0 && method === 'SAVED' && !chargeSavedCard(context)) {
    throw new Refusal(409, 'PAYMENT_DECLINED', 'Your card was declined, so your order is as it was.')
  }
  order.changeKeys = [...(order.changeKeys ?? []), key]
  if (change.taken.length > 0) supersede(order.customerId, context)
  if (amount > 0 && method === 'HOSTED') {
    const session = openSession(order.id, body.returnUrl, context)
    session.changes = true
    order.unmade = { change, amount, status: 'PENDING', sessionId: session.id }
  } else make(order, change, context)
}

/** Applies what the customer did on the page on which a change is paid. A payment that comes too late is not taken. */
export function settleChange(session: PaymentSession, { status, saves }: Outcome, context: SandboxContext) {
  const order = context.state.orders.find(({ id }) => id === session.orderId)!
  if (unmadeNow(order, context)?.session?.id !== session.id) return
  if (status !== 'PAID') {
    order.unmade = { ...order.unmade!, status }
    return
  }
  make(order, order.unmade!.change, context)
  if (saves) saveCard(order.customerId, context)
}
