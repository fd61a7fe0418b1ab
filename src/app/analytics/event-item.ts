import type { OrderLine } from '../../api/types'
import type { EventItem } from '../../lib/events'
import { decimal } from '../../lib/money'

/** Converts an amount in minor units to major units, which events use. */
export const major = (minorUnits: number, currency: string) => (currency ? Number(decimal(minorUnits, currency)) : 0)

type Piece = { id: string; name: string; variant?: string | undefined; price: number; quantity: number }

/** The lines of a quote or an order: those that an event cannot tell apart are one. */
export function piecesOf(lines: OrderLine[]): Piece[] {
  const pieces = new Map<string, Piece>()
  for (const { menuItemId: id, name, servingName: variant, unitPrice: price, quantity } of lines) {
    const key = JSON.stringify([id, name, variant, price])
    pieces.set(key, { id, name, variant, price, quantity: quantity + (pieces.get(key)?.quantity ?? 0) })
  }
  return [...pieces.values()]
}

/** @param price the price of one piece, in minor units */
export const eventItem = ({ id, name, variant, price, quantity }: Piece, currency: string): EventItem => ({
  item_id: id,
  item_name: name,
  ...(variant && { item_variant: variant }),
  price: major(price, currency),
  quantity,
})

/** The promo code of a quote or an order, and what it takes off; nothing without one. @param discount in minor units */
export const promoOf = (code: string | null | undefined, discount: number, currency: string) => ({
  ...(code && { coupon: code }),
  ...(discount > 0 && { discount: major(discount, currency) }),
})

/** The parameters of an event about dishes, with their total value. */
export const basket = (pieces: Piece[], currency: string) => ({
  currency,
  value: major(
    pieces.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    currency,
  ),
  items: pieces.map((piece) => eventItem(piece, currency)),
})
