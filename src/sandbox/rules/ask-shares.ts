import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'
import type { StoredGroup } from '../state'
import { cartOf } from './cart'
import { liveShares } from './paid-shares'
import { partsOf } from './shares'
import { isBeingPaid, waiting, withdraw } from './waiting-orders'

/** Whether guests can pay their shares: on the hosted page. */
export const takesShares = ({ groupShares, paymentMethods }: SandboxContext['restaurant']): boolean =>
  groupShares === true && paymentMethods.includes('HOSTED')

/** @throws Refusal 409 while the order of a group order is on its payment page */
export function requireNotBeingPaid({ id }: StoredGroup, words: Refusal['said'], context: SandboxContext) {
  if (waiting(context).some((order) => order.groupId === id && isBeingPaid(order, context))) {
    throw new Refusal(409, 'GROUP_BEING_PAID', words)
  }
}

export const FINISH = 'The order is being paid. Finish or cancel the payment first.'

/** Asks each participant for the share of a quote. Asking again is asking once. @throws Refusal 409 unless it can be placed */
export function askShares(group: StoredGroup, quoteId: string, context: SandboxContext) {
  const { state, restaurant, now } = context
  if (liveShares(group).length > 0) return
  requireNotBeingPaid(group, FINISH, context)
  if (!takesShares(restaurant)) {
    throw new Refusal(409, 'INVALID_PAYMENT_METHOD', 'This way of paying is not accepted.')
  }
  const { quote, customerId } = state.quotes[quoteId] ?? {}
  if (!quote || customerId !== group.hostId || Date.parse(quote.expiresAt) <= now()) {
    throw new Refusal(409, 'QUOTE_EXPIRED', 'The price was read too long ago. Please check it and ask again.')
  }
  const [problem] = quote.problems
  if (problem) throw new Refusal(409, problem.code, problem.message)
  const linesOf = (lines: { cartItemId: string; quantity: number }[]) =>
    JSON.stringify(lines.map(({ cartItemId, quantity }) => [cartItemId, quantity]))
  if (linesOf(quote.lines) !== linesOf(cartOf(group.hostId, context))) {
    const words = 'The order has changed in the meantime. Please check the total and ask again.'
    throw new Refusal(409, 'PRICE_CHANGED', words)
  }
  const asked = partsOf(quote.lines, quote.totals, group.hostName).flatMap(({ id, name: _, ...amounts }) =>
    id === null || amounts.total <= 0
      ? []
      : [{ participantId: id, ...amounts, returned: 0, status: 'OPEN' as const, session: null, keys: [] }],
  )
  if (asked.length === 0) throw new Refusal(409, 'NO_SHARES', 'Nobody else has chosen a dish yet.')
  for (const order of waiting(context)) if (order.groupId === group.id) withdraw(order, context)
  group.shares = [...(group.shares ?? []), ...asked]
}
