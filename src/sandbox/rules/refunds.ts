import type { components } from '../../api/schema.gen'
import type { SandboxContext } from '../context'
import type { StoredOrder } from '../state'
import { cardOf } from './gift-cards'
import { takeBackPoints } from './points'

type Pieces = Pick<components['schemas']['IssueDish'], 'cartItemId' | 'quantity'>[]

const shareOf = (amount: number, part: number, whole: number) => (whole === 0 ? 0 : Math.round((amount * part) / whole))

/**
 * What was paid for pieces of an order's dishes, in minor units: their prices, less their share of the discount and the
 * reward, with their share of a tax that was added. Tips and fees are not refunded.
 * @returns `refund`, and `left`: what was paid for the other dishes, without tax
 */
export function refundOf({ lines, totals }: Pick<StoredOrder, 'lines' | 'totals'>, pieces: Pieces) {
  const { subtotal, discount, reward, tax, taxIncluded } = totals
  const part = pieces.reduce((sum, { cartItemId, quantity }) => {
    const line = lines.find((one) => one.cartItemId === cartItemId)
    return line ? sum + shareOf(line.total, quantity, line.quantity) : sum
  }, 0)
  const net = subtotal - discount - (reward?.amount ?? 0)
  const paid = net + (taxIncluded ? 0 : tax)
  return { refund: shareOf(paid, part, subtotal), left: net - shareOf(net, part, subtotal) }
}

/** Refunds pieces of an order, first to what was not paid by gift cards, and takes back the points they earned. */
export function refundDishes(order: StoredOrder, pieces: Pieces, context: SandboxContext) {
  const { refund, left } = refundOf(order, pieces)
  const { total, due = total } = order.totals
  let toCards = Math.max(0, refund - due)
  for (const paid of [...(order.giftCards ?? [])].reverse()) {
    paid.refunded = Math.min(paid.amount, toCards)
    cardOf(paid.number, context)!.balance += paid.refunded
    toCards -= paid.refunded
  }
  order.refunded = refund
  takeBackPoints(order, left, context)
}
