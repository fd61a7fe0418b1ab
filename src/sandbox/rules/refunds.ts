import type { Schemas } from '../../api/types'
import type { SandboxContext } from '../context'
import type { StoredOrder } from '../state'
import { nearest, sumOf } from './amounts'
import { cardOf } from './gift-cards'
import { takeBackPoints } from './points'
import { paidByRate } from './taxes'

type Pieces = Pick<Schemas['IssueDish'], 'cartItemId' | 'quantity'>[]

/**
 * What was paid for pieces of an order's dishes, in minor units: their prices, less their share of the discount and the
 * reward, and their deposits, each with its share of a tax that was added at its rate. Tips and fees are not refunded.
 * @returns `refund`, and `left`: what was paid for the other dishes, without tax and deposits
 */
export function refundOf({ lines, totals }: Pick<StoredOrder, 'lines' | 'totals'>, pieces: Pieces) {
  const parts = paidByRate(lines, totals).map(({ lines: ofRate, dishes, net, deposit, tax }) => {
    let [part, back] = [0n, 0n]
    for (const { cartItemId, quantity } of pieces) {
      const line = ofRate.find((one) => one.cartItemId === cartItemId)
      if (!line) continue
      part += BigInt(Math.round((line.total * quantity) / line.quantity))
      back += BigInt((line.deposit ?? 0) * quantity)
    }
    const [whole, paid, taxed] = [BigInt(dishes || 1), BigInt(net), BigInt(net + deposit)]
    return {
      refund: nearest((paid * part + back * whole) * (taxed + BigInt(tax)), whole * taxed),
      left: net - nearest(paid * part, whole),
    }
  })
  return { refund: sumOf(parts.map(({ refund }) => refund)), left: sumOf(parts.map(({ left }) => left)) }
}

/** The shares of guests that have paid for an order, with what of each has paid for it. */
function paidShares({ groupId, totals: { sharesPaid = [] } }: StoredOrder, { state }: SandboxContext) {
  const shares = state.groups?.find(({ id }) => id === groupId)?.shares ?? []
  return sharesPaid.flatMap(({ id, amount }) => {
    const share = shares.find(({ participantId, status }) => participantId === id && status === 'PAID')
    return share ? [{ id, share, amount }] : []
  })
}

/** Whether guests have paid for some of the dishes: what comes back of them is theirs. */
export const isPaidByGuests = ({ lines, totals: { sharesPaid = [] } }: StoredOrder, pieces: Pieces) =>
  lines.some(
    ({ cartItemId, participant }) =>
      pieces.some((piece) => piece.cartItemId === cartItemId) && sharesPaid.some(({ id }) => id === participant?.id),
  )

/**
 * Refunds pieces of an order and takes back the points they earned. Guests who have paid get back what their own dishes
 * cost; the rest goes to what the customer has paid, then to gift cards, then to the guests.
 */
export function refundDishes(order: StoredOrder, pieces: Pieces, context: SandboxContext) {
  const { refund, left } = refundOf(order, pieces)
  const { total, due = total } = order.totals
  const guests = paidShares(order, context)
  let rest = refund
  for (const guest of guests) {
    const isTheirs = (cartItemId: string) =>
      order.lines.some((line) => line.cartItemId === cartItemId && line.participant?.id === guest.id)
    const { refund: theirs } = refundOf(
      order,
      pieces.filter(({ cartItemId }) => isTheirs(cartItemId)),
    )
    const back = Math.min(theirs, guest.amount, rest)
    guest.share.returned += back
    guest.amount -= back
    rest -= back
  }
  rest = Math.max(0, rest - due)
  for (const paid of [...(order.giftCards ?? [])].reverse()) {
    paid.refunded = Math.min(paid.amount, rest)
    cardOf(paid.number, context)!.balance += paid.refunded
    rest -= paid.refunded
  }
  for (const guest of guests) {
    const back = Math.min(guest.amount, rest)
    guest.share.returned += back
    rest -= back
  }
  order.refunded = refund
  takeBackPoints(order, left, context)
}
