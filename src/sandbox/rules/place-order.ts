import { LIMITS } from '../../api/limits.gen'
import type { Schemas } from '../../api/types'
import { ageFor } from '../../lib/age'
import { AVOIDABLE } from '../../lib/diets'
import { lengthOf } from '../../lib/limit'
import type { SandboxContext } from '../context'
import { Refusal, requireReturnUrl } from '../refusal'
import type { StoredOrder, StoredQuote } from '../state'
import type { Said } from '../words'
import { requireAddress } from './addresses'
import { requireCard } from './cards'
import { cardById } from './gift-cards'
import { lockFor } from './group-orders'
import { hold } from './holds'
import { requireOrder } from './orders'
import { leftToPay, payBySavedCard, receive, startPayment } from './payments'
import { makeQuote } from './quote'
import { supersede } from './supersede'
import { requireTable } from './tables'

type Allergen = Schemas['Allergen']

/** How much later than quoted, in ms, an order may be ready before the customer has to confirm the new time. */
export const LONGEST_DELAY = 30 * 60_000
const MAX_NOTE = LIMITS.PlaceOrderRequest.note

const KNOWN = new Set<string>(AVOIDABLE)

/** Those of the customer that a dish can have. */
function avoidedOf(customerId: string, { state }: SandboxContext): Allergen[] {
  const avoid = state.customers.find(({ id }) => id === customerId)?.avoid ?? []
  return avoid.filter((one): one is Allergen => KNOWN.has(one))
}

function checkDetails({ contact: { firstName, phone }, note, ageConfirmed = 1 }: Schemas['PlaceOrderRequest']) {
  const isLong = lengthOf(note ?? '') > MAX_NOTE
  const errors = [
    ...(firstName.trim() ? [] : [{ pointer: '/contact/firstName', message: 'Please enter a name for the order.' }]),
    ...(phone.trim() ? [] : [{ pointer: '/contact/phone', message: 'Please enter a phone number.' }]),
    ...(isLong ? [{ pointer: '/note', message: ['A note has at most {0} characters.', MAX_NOTE] satisfies Said }] : []),
    ...(Number.isInteger(ageConfirmed) ? [] : [{ pointer: '/ageConfirmed', message: 'An age is a whole number.' }]),
  ]
  if (errors.length > 0) throw new Refusal(422, 'INVALID_DETAILS', 'Please check your details.', errors)
}

/** @throws Refusal 422 unless the customer has confirmed to be as old as the dishes need */
export function checkAge(confirmedAge: number, lines: Schemas['OrderLine'][]) {
  const age = ageFor(lines)
  if (confirmedAge >= age) return
  const message: Said = ['Please confirm that you are {0} or older.', age]
  throw new Refusal(422, 'AGE_NOT_CONFIRMED', message, [{ pointer: '/ageConfirmed', message }])
}

function checkPayment(
  customerId: string,
  { type, paymentMethodId, wallet }: Schemas['PaymentChoice'],
  fulfilment: Schemas['FulfilmentType'],
  context: SandboxContext,
) {
  const isAtTheDoor = type === 'AT_RESTAURANT' && fulfilment === 'DELIVERY'
  const { paymentMethods, wallets = [] } = context.restaurant
  const isWrongWallet = wallet !== undefined && (type !== 'HOSTED' || !wallets.includes(wallet))
  if (isAtTheDoor || isWrongWallet || !paymentMethods.includes(type)) {
    throw new Refusal(422, 'INVALID_PAYMENT_METHOD', 'This way of paying is not accepted.')
  }
  if (type === 'SAVED') requireCard(customerId, paymentMethodId, context)
}

/** Recomputes the quote. @throws Refusal 409 unless it matches what the customer saw */
function confirmed(customerId: string, stored: StoredQuote, expected: number, context: SandboxContext) {
  const { quote: seen, fulfilment, promoCode = null, rewardId, giftCardIds } = stored
  const tip = { amount: seen.totals.tip }
  const request = { fulfilment, tip, promoCode, rewardId: rewardId ?? null, giftCardIds: giftCardIds ?? [] }
  const quote = makeQuote(customerId, request, context)
  const [problem] = quote.problems
  if (problem) throw new Refusal(409, problem.code, problem.message)
  // Others may have swapped a dish for one at the same price.
  const isOfAGroup = (seen.shares ?? []).length > 0
  const linesOf = ({ lines }: typeof quote) => JSON.stringify(lines.map((line) => [line.cartItemId, line.quantity]))
  const prepaid = ({ totals: { giftCards = [], sharesPaid = [] } }: typeof quote) =>
    JSON.stringify([giftCards, sharesPaid])
  const isPaidOtherwise = prepaid(quote) !== prepaid(seen)
  const isAnother =
    quote.totals.total !== seen.totals.total || isPaidOtherwise || (isOfAGroup && linesOf(quote) !== linesOf(seen))
  if (isAnother || seen.totals.total !== expected) {
    throw new Refusal(409, 'PRICE_CHANGED', 'The total has changed. Please check it and place the order again.')
  }
  if (Date.parse(quote.readyAt) - Date.parse(seen.readyAt) > LONGEST_DELAY) {
    throw new Refusal(409, 'CLOSED', 'We have closed in the meantime. Please check the new time.')
  }
  return quote
}

/** The points and the gift cards of a quote, as its order holds them. */
function prepaidOf(customerId: string, { points, totals }: Schemas['Quote'], context: SandboxContext) {
  const reward = points?.rewards?.find(({ id }) => id === points.rewardId)
  return {
    earns: points?.earns ?? 0,
    ...(reward && { reward: { id: reward.id, points: reward.points } }),
    giftCards: (totals.giftCards ?? []).map(({ id, amount }) => ({
      number: cardById(customerId, id, context)!.number,
      amount,
    })),
  }
}

/** Places the quoted order once: the same key returns the same order. */
export function placeOrder(
  customerId: string,
  body: Schemas['PlaceOrderRequest'],
  key: string,
  context: SandboxContext,
): StoredOrder {
  const { state, now } = context
  const slot = `${customerId} ${key}`
  const placed = state.placed[slot]
  if (placed) return requireOrder(customerId, placed, context)

  const stored = state.quotes[body.quoteId]
  if (stored?.customerId !== customerId) {
    const words = 'The price was read too long ago. Please check it and place the order again.'
    throw new Refusal(409, 'QUOTE_EXPIRED', words)
  }
  requireReturnUrl(body.returnUrl)
  checkDetails(body)
  if (leftToPay(stored.quote.totals) > 0) checkPayment(customerId, body.paymentMethod, stored.fulfilment.type, context)
  const quote = confirmed(customerId, stored, body.expectedTotal, context)
  checkAge(body.ageConfirmed ?? 0, quote.lines)
  const { type, requestedTime, addressId, tableId } = stored.fulfilment

  const order: StoredOrder = {
    id: `ord_${crypto.randomUUID().slice(0, 13)}`,
    customerId,
    number: String(state.nextNumber++),
    placedAt: new Date(now()).toISOString(),
    fulfilment: {
      type,
      requestedTime,
      readyAt: quote.readyAt,
      ...(type === 'DELIVERY' && addressId && { address: requireAddress(customerId, addressId, context).address }),
      ...(tableId !== undefined && { table: requireTable(tableId, context) }),
    },
    lines: quote.lines,
    totals: quote.totals,
    tip: stored.tip,
    promoCode: quote.promo?.code ?? null,
    contact: body.contact,
    note: body.note,
    cutlery: body.cutlery,
    shares: quote.shares ?? [],
    avoid: body.avoid ?? avoidedOf(customerId, context),
    ...(body.ifUnavailable && { ifUnavailable: body.ifUnavailable }),
    payment: {
      ...{ status: 'DECLINED', method: body.paymentMethod.type, sessionId: null },
      ...(body.paymentMethod.wallet && { wallet: body.paymentMethod.wallet }),
    },
    ...prepaidOf(customerId, quote, context),
    receivedAt: null,
    trackingToken: crypto.randomUUID(),
  }
  supersede(customerId, context)
  hold(order, context)
  order.groupId = lockFor(customerId, context)
  state.orders.push(order)
  state.placed[slot] = order.id
  if (leftToPay(order.totals) === 0) {
    order.payment = { ...order.payment, status: 'PAID' }
    receive(order, context)
  } else if (body.paymentMethod.type === 'HOSTED') startPayment(order, body.returnUrl, context)
  else if (body.paymentMethod.type === 'SAVED') payBySavedCard(order, context)
  else {
    order.payment = { ...order.payment, status: 'PENDING' }
    receive(order, context)
  }
  return order
}
