import type { OrderLine } from '../../api/types'
import { groupedLines } from '../../features/orders/grouped-lines'
import type { EventItem } from '../../lib/events'
import { decimal } from '../../lib/money'

/** Converts an amount in minor units to major units, which events use. */
export const major = (minorUnits: number, currency: string) => (currency ? Number(decimal(minorUnits, currency)) : 0)

type Piece = { id: string; name: string; variant?: string | undefined; price: number; quantity: number }

/** The lines of a quote or an order, equal ones as one, as they are drawn. */
export const piecesOf = (lines: OrderLine[]): Piece[] =>
  groupedLines(lines).map(({ menuItemId: id, name, servingName: variant, unitPrice: price, quantity }) => ({
    ...{ id, name, variant, price, quantity },
  }))

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
