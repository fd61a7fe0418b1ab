import type { components } from '../../api/schema.gen'
import type { SandboxContext } from '../context'
import type { StoredOrder } from '../state'
import { nearest, sumOf } from './amounts'
import { cardOf } from './gift-cards'
import { takeBackPoints } from './points'
import { paidByRate } from './taxes'

type Pieces = Pick<components['schemas']['IssueDish'], 'cartItemId' | 'quantity'>[]

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
