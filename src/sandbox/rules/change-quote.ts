import { LIMITS } from '../../api/limits.gen'
import type { Schemas } from '../../api/types'
import { lengthOf } from '../../lib/limit'
import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'
import type { Change } from '../changes'
import type { StoredOrder } from '../state'
import { cartOf } from './cart'
import { changedLines } from './change-lines'
import { requireChangeable } from './changeable'
import { deliveryTerms, subtotalOf, totalsOf } from './order-totals'
import { pointsFor } from './points'
import { applyPromo } from './promos'
import { collectedAt, minimumProblems, QUOTE_LIFE, timeOf, timeProblems } from './quote'
import { soonest } from './slots'

type Request = Schemas['ChangeQuoteRequest']
const MAX_NOTE = LIMITS.ChangeQuoteRequest.note

function checkNote(note: string | null) {
  if (lengthOf(note ?? '') <= MAX_NOTE) return
  throw new Refusal(422, 'INVALID_DETAILS', ['A note has at most {0} characters.', MAX_NOTE])
}

/** Gift cards pay as before, but not more than there is to pay: what is less goes back to the last one first. */
function paidByGiftCards({ totals: { giftCards = [] }, giftCards: paid = [] }: StoredOrder, total: number) {
  let due = total
  const amounts = giftCards.map(({ amount }) => {
    const pays = Math.min(amount, due)
    due -= pays
    return pays
  })
  const still = <Card>(cards: Card[]) =>
    cards.map((card, at) => ({ ...card, amount: amounts[at]! })).filter(({ amount }) => amount > 0)
  return { totals: giftCards.length > 0 ? { giftCards: still(giftCards), due } : {}, giftCards: still(paid) }
}

/** The discount of an order, by its code as that was when it was placed. */
function discountOf({ promoCode, placedAt }: StoredOrder, subtotal: number, { state, restaurant }: SandboxContext) {
  const then = { restaurant, state: { ...state, endedPromos: [] }, now: () => Date.parse(placedAt) }
  return applyPromo(promoCode, subtotal, then)
}

/**
 * What an order becomes by a change, and what stands against it.
 * @throws Refusal 409 when it cannot be changed, 422 for what cannot be
 */
export function changeOf(order: StoredOrder, request: Request, context: SandboxContext) {
  requireChangeable(order, context)
  const { note, addCart } = request
  checkNote(note)
  const { customerId, fulfilment, totals: before } = order
  const { type, table } = fulfilment
  const requestedTime = timeOf(request.requestedTime)
  const isMoved = requestedTime !== timeOf(fulfilment.requestedTime)
  const at = { collected: collectedAt(requestedTime, context), isMoved }
  const { lines, problems } = changedLines(order, request, at, context)
  const subtotal = subtotalOf(lines)
  const { discount, problem } = discountOf(order, subtotal, context)
  const unpaid = totalsOf(lines, type, { discount, tip: order.tip ?? { amount: before.tip } }, context)
  const paid = paidByGiftCards(order, unpaid.total)
  const { minimumOrder } = type === 'DELIVERY' ? deliveryTerms(context) : context.restaurant
  const readyAt = isMoved ? (requestedTime ?? new Date(soonest(type, context)).toISOString()) : fulfilment.readyAt
  const change: Change = {
    lines,
    totals: { ...unpaid, ...paid.totals },
    note: note?.trim() || null,
    earns: pointsFor(subtotal - discount, context),
    ...(isMoved && { time: { requestedTime, readyAt } }),
    giftCards: paid.giftCards,
    taken: addCart ? cartOf(customerId, context).map(({ cartItemId, quantity }) => ({ cartItemId, quantity })) : [],
  }
  const atTable = table && { tableId: table.id }
  return {
    change,
    readyAt,
    difference: change.totals.total - before.total,
    problems: [
      ...problems,
      ...minimumProblems(subtotal, false, minimumOrder, context),
      ...(isMoved ? timeProblems(customerId, { type, requestedTime, ...atTable }, context) : []),
      ...(problem ? [problem] : []),
    ],
  }
}

/** Prices a change of an order, and stores the quote so that the change can refer to it. */
export function quoteChange(order: StoredOrder, request: Request, context: SandboxContext): Schemas['ChangeQuote'] {
  const { state, now } = context
  const { change, readyAt, difference, problems } = changeOf(order, request, context)
  const { lines, totals } = change
  const id = `chq_${crypto.randomUUID().slice(0, 13)}`
  const expiresAt = now() + QUOTE_LIFE
  const quotes = (state.changeQuotes ??= {})
  for (const [old, one] of Object.entries(quotes)) {
    if (one.orderId === order.id && one.expiresAt < now()) delete quotes[old]
  }
  quotes[id] = { orderId: order.id, request, seen: { lines, totals, difference, readyAt }, expiresAt }
  return { id, expiresAt: new Date(expiresAt).toISOString(), readyAt, lines, totals, difference, problems }
}
