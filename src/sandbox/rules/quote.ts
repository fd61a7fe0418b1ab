import type { Schemas } from '../../api/types'
import { requireAddress } from './addresses'
import { sumOf } from './amounts'
import { cartOf } from './cart'
import type { SandboxContext } from '../context'
import { payByGiftCards } from './gift-card-payments'
import { hostedBy } from './group-orders'
import { deliveryTerms, subtotalOf, totalsOf } from './order-totals'
import { applyReward } from './points'
import { priced } from './priced-line'
import { applyPromo } from './promos'
import { Refusal } from '../refusal'
import { payByShares } from './paid-shares'
import { partsOf } from './shares'
import { slotProblem, soonest, storeStatus } from './slots'
import { say } from '../words'

type Problem = Schemas['QuoteProblem']

export const QUOTE_LIFE = 10 * 60_000

/** Normalises a time to UTC. @throws Refusal 422 when it cannot be parsed */
export function timeOf(requestedTime: string | null): string | null {
  if (requestedTime === null) return null
  if (Number.isNaN(Date.parse(requestedTime))) throw new Refusal(422, 'INVALID_TIME', 'The time is not valid.')
  return new Date(requestedTime).toISOString()
}

export function timeProblems(
  customerId: string,
  request: Schemas['FulfilmentRequest'],
  context: SandboxContext,
): Problem[] {
  const { type, requestedTime, tableId } = request
  if (requestedTime)
    return [slotProblem(type, requestedTime, customerId, context)].filter((problem) => problem !== null)
  const { open, opensAt } = storeStatus(context)
  // Nobody waits at a table for the next opening.
  return open || (opensAt && tableId === undefined)
    ? []
    : [{ code: 'CLOSED', message: say(context, 'We are not taking orders at the moment.') }]
}

function placeProblems(customerId: string, request: Schemas['FulfilmentRequest'], context: SandboxContext): Problem[] {
  const { restaurant } = context
  const { type, addressId, tableId } = request
  if (tableId !== undefined && !restaurant.tableNames.includes(tableId)) {
    return [{ code: 'TABLE_UNKNOWN', message: say(context, 'There is no table {0} here.', tableId) }]
  }
  if (type === 'PICKUP') return []
  if (!addressId) return [{ code: 'ADDRESS_REQUIRED', message: say(context, 'Please tell us where to deliver.') }]
  const { label, deliverable } = requireAddress(customerId, addressId, context)
  return deliverable
    ? []
    : [{ code: 'OUT_OF_SERVICE_AREA', message: say(context, 'We don’t deliver to {0} yet.', label) }]
}

export function minimumProblems(
  subtotal: number,
  isEmpty: boolean,
  minimum: number,
  context: SandboxContext,
): Problem[] {
  if (isEmpty) return [{ code: 'EMPTY_CART', message: say(context, 'Your cart is empty.') }]
  if (subtotal >= minimum) return []
  const message = say(context, 'The minimum order is not reached yet.')
  return [{ code: 'MINIMUM_NOT_MET', message, from: subtotal, to: minimum }]
}

/** The instant, in ms, by which the hours of menus are judged. */
export function collectedAt(requestedTime: string | null, context: SandboxContext): number {
  const { open, opensAt } = storeStatus(context)
  return Date.parse(requestedTime ?? (open ? null : opensAt) ?? new Date(context.now()).toISOString())
}

/** Prices the customer's cart as it is now, and stores the quote so that an order can refer to it. */
export function makeQuote(
  customerId: string,
  request: Schemas['QuoteRequest'],
  context: SandboxContext,
): Schemas['Quote'] {
  const { tip = {}, promoCode, rewardId, giftCardIds = [] } = request
  const { restaurant, now, state } = context
  const requestedTime = timeOf(request.fulfilment.requestedTime)
  const fulfilment = { ...request.fulfilment, requestedTime }
  const { type } = fulfilment
  const readyAt = requestedTime ?? new Date(soonest(type, context)).toISOString()
  const at = collectedAt(requestedTime, context)
  const lines = cartOf(customerId, context).map((line) => priced(line, at, context))
  const orderLines = lines.map(({ orderLine }) => orderLine)
  const subtotal = subtotalOf(orderLines)
  const { promo, discount, problem } = applyPromo(promoCode, subtotal, context)
  const rewarded = applyReward(customerId, rewardId, { lines: orderLines, subtotal, discount }, context)
  const whole = totalsOf(orderLines, type, { discount, reward: rewarded.reward, tip }, context)
  const { minimumOrder } = type === 'DELIVERY' ? deliveryTerms(context) : restaurant
  const group = hostedBy(customerId, context)
  const parts = partsOf(orderLines, whole, group?.hostName ?? '')
  const sharesPaid = group ? payByShares(group, parts, whole.total) : []
  const paidByGuests = sumOf(sharesPaid.map(({ amount }) => amount))
  const left = whole.total - paidByGuests
  const { problems: cardProblems, ...prepaid } = payByGiftCards(customerId, giftCardIds, left, context)
  const totals = {
    ...whole,
    ...(sharesPaid.length > 0 && { sharesPaid, paidByGuests, due: prepaid.due }),
    ...(giftCardIds.length > 0 && prepaid),
  }
  const quote: Schemas['Quote'] = {
    id: `quo_${crypto.randomUUID().slice(0, 13)}`,
    expiresAt: new Date(now() + QUOTE_LIFE).toISOString(),
    readyAt,
    lines: orderLines,
    totals,
    promo,
    points: rewarded.points,
    shares: parts.map(({ name, total: part }) => ({ name, total: part })),
    problems: [
      ...lines.flatMap((line) => line.problems),
      ...minimumProblems(subtotal, lines.length === 0, minimumOrder, context),
      ...timeProblems(customerId, fulfilment, context),
      ...placeProblems(customerId, fulfilment, context),
      ...[problem, rewarded.problem].filter((one) => one !== undefined),
      ...cardProblems,
    ],
  }
  for (const [id, { quote: old, customerId: owner }] of Object.entries(state.quotes)) {
    if (owner === customerId && Date.parse(old.expiresAt) < now()) delete state.quotes[id]
  }
  state.quotes[quote.id] = { quote, customerId, fulfilment, promoCode, rewardId, giftCardIds, tip }
  return quote
}
