import type { EventItem } from '../../lib/events'
import { digitsOf } from '../../lib/money'

/** An amount in minor units as events have it, in major units. */
export const major = (minorUnits: number, currency: string) =>
  currency ? Number((minorUnits / 10 ** digitsOf(currency)).toFixed(digitsOf(currency))) : 0

type Piece = { id: string; name: string; variant?: string | undefined; price: number; quantity: number }

/** @param price of one piece, in minor units */
export const eventItem = ({ id, name, variant, price, quantity }: Piece, currency: string): EventItem => ({
  item_id: id,
  item_name: name,
  ...(variant && { item_variant: variant }),
  price: major(price, currency),
  quantity,
})

/** Dishes as the parameters of an event, with their value. */
export const basket = (pieces: Piece[], currency: string) => ({
  currency,
  value: major(
    pieces.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    currency,
  ),
  items: pieces.map((piece) => eventItem(piece, currency)),
})
