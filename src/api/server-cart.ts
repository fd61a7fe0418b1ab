import type { QueryClient } from '@tanstack/react-query'
import type { Declared } from '../lib/declared'
import type { CustomOptionGroup, Participant } from './types'

/** A line of the API's cart. `price` is per unit, options included, in minor units, as agreed when it was added. */
export type ServerLine = {
  cartItemId: string
  menuItemId: string
  quantity: number
  price: number
  servingQuantityId: string | null
  specialInstructions: string | null
  customOptionGroups: CustomOptionGroup[]
  /** Who chose it in a group order; null for the customer. */
  participant: Participant | null
  /** Of one piece, beside the price. */
  deposit?: number | undefined
  /** What is in the dish and its chosen options; unknown until the API has answered with the line. */
  declared?: Declared
}
export type ServerCart = {
  items: ServerLine[]
  totalAmount: number
  /** The deposits of all pieces, beside `totalAmount`. */
  depositAmount?: number | undefined
  /** The group order whose participants choose for this cart. */
  groupOrderId: string | null
  /** Identifies this state of the cart (ETag). Null when the API has no versions. */
  version: string | null
  /** When it was asked for, by `tick`: it has what the API had answered until then. */
  askedAt?: number
}

let lastTick = 0
/** A time that is later than each before, in ms. */
export const tick = () => (lastTick = Math.max(lastTick + 1, Date.now()))

type Writing = { writes: Promise<unknown>; onRead: (cart: ServerCart) => void }
const writing = new WeakMap<QueryClient, Map<string, Writing>>()

/** The writes to a customer's cart on this page. `onRead` is called with each cart read after them, before it is cached. */
export function writingOf(client: QueryClient, customerId: string): Writing {
  const carts = writing.get(client) ?? new Map<string, Writing>()
  const own = carts.get(customerId) ?? { writes: Promise.resolve(), onRead: () => {} }
  writing.set(client, carts.set(customerId, own))
  return own
}
