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
}

const NOTHING = Promise.resolve()
const writes = new WeakMap<QueryClient, Map<string, Promise<unknown>>>()

/** The last writes to a customer's cart on this page, which may have ended. */
export const writesOf = (client: QueryClient, customerId: string) => writes.get(client)?.get(customerId) ?? NOTHING

/** Has reads of a customer's cart wait for `work`, and repeats those that have begun before it. */
export function whileWriting(client: QueryClient, customerId: string, work: Promise<void>): void {
  const carts = writes.get(client) ?? new Map<string, Promise<unknown>>()
  writes.set(client, carts.set(customerId, Promise.all([carts.get(customerId), work])))
}
