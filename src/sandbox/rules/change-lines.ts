import type { Schemas } from '../../api/types'
import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'
import type { Cart, StoredOrder } from '../state'
import { say } from '../words'
import { cartOf, checkQuantity } from './cart'
import { hostedBy } from './group-orders'
import { priced } from './priced-line'

type Line = Schemas['OrderLine']
type Problem = Schemas['QuoteProblem']
type Changed = { lines: Line[]; problems: Problem[] }

/** The wanted quantities of lines by their ids. @throws Refusal 422 for a line that is not there, or named twice */
function wantedOf({ lines }: StoredOrder, wanted: Schemas['ChangeQuoteRequest']['lines']): Map<string, number> {
  const quantities = new Map(wanted.map(({ cartItemId, quantity }) => [cartItemId, quantity]))
  const isKnown = wanted.every(({ cartItemId }) => lines.some((line) => line.cartItemId === cartItemId))
  if (!isKnown || quantities.size < wanted.length) {
    throw new Refusal(422, 'INVALID_LINES', 'The lines are not those of the order.')
  }
  return quantities
}

const asInCart = (line: Line): Cart[number] => ({
  cartItemId: line.cartItemId,
  menuItemId: line.menuItemId,
  quantity: line.quantity,
  price: line.unitPrice,
  servingQuantityId: line.servingQuantityId ?? null,
  specialInstructions: line.specialInstructions ?? null,
  customOptionGroups: line.customOptionGroups ?? [],
})

/** A line of the order in its new quantity, at the price it was ordered at. */
function keptLine(line: Line, quantity: number, at: { collected: number; isMoved: boolean }, context: SandboxContext) {
  const changed = { ...line, quantity, total: line.unitPrice * quantity }
  const found = context.catalog.find(line.menuItemId, at.collected)
  const isMore = quantity > line.quantity
  if (quantity !== 0) checkQuantity(quantity, isMore && found ? found.item.maxQuantity : Infinity, line.name)
  // The kitchen has what was ordered, but may not serve it at another time.
  const isJudged = isMore || (quantity > 0 && at.isMoved && found !== null && !found.availability.available)
  const { problems } = isJudged ? priced(asInCart(line), at.collected, context) : { problems: [] }
  return { line: changed, problems: problems.filter(({ code }) => code !== 'PRICE_CHANGED') }
}

/** An id that no line of the order has: an order and a cart may share one after a part of a line was ordered. */
function freeId(id: string, lines: Line[]): string {
  const isTaken = lines.some(({ cartItemId }) => cartItemId === id)
  return isTaken ? freeId(`${id}_`, lines) : id
}

function addedLines(order: StoredOrder, collected: number, context: SandboxContext): Changed {
  if (hostedBy(order.customerId, context)) {
    const message = say(context, 'Your cart is a group order, so it cannot be added.')
    return { lines: [], problems: [{ code: 'GROUP_ORDER', message }] }
  }
  const added = cartOf(order.customerId, context).map((line) => priced(line, collected, context))
  return {
    lines: added.map(({ orderLine }) => ({ ...orderLine, cartItemId: freeId(orderLine.cartItemId, order.lines) })),
    // They are added at today's price, which the customer sees.
    problems: added.flatMap(({ problems }) => problems.filter(({ code }) => code !== 'PRICE_CHANGED')),
  }
}

/**
 * The lines of an order once it is changed, and what stands against that.
 * @param at when it is collected, in ms, and whether that is another time than ordered
 * @throws Refusal 422 for quantities that cannot be, and when no line is left
 */
export function changedLines(
  order: StoredOrder,
  { lines, addCart }: Pick<Schemas['ChangeQuoteRequest'], 'lines' | 'addCart'>,
  at: { collected: number; isMoved: boolean },
  context: SandboxContext,
): Changed {
  const wanted = wantedOf(order, lines)
  const kept = order.lines.map((line) => keptLine(line, wanted.get(line.cartItemId) ?? line.quantity, at, context))
  const added = addCart ? addedLines(order, at.collected, context) : { lines: [], problems: [] }
  const all = [...kept.map(({ line }) => line).filter(({ quantity }) => quantity > 0), ...added.lines]
  if (all.length === 0) {
    throw new Refusal(422, 'EMPTY_ORDER', 'An order needs at least one dish. If you want none, please cancel it.')
  }
  return { lines: all, problems: [...kept.flatMap(({ problems }) => problems), ...added.problems] }
}
