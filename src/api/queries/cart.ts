import { queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { call, type Data } from '../call'
import { persisted } from '../persisted'
import { metaOf } from '../read'
import type { components } from '../schema.gen'
import type { CustomOptionGroup, Participant } from '../types'
import { unwrap } from '../unwrap'

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
  /** Those of the dish and its chosen options; unknown until the API has answered with the line. */
  allergens?: string[]
}
export type ServerCart = {
  items: ServerLine[]
  totalAmount: number
  /** The group order whose participants choose for this cart. */
  groupOrderId: string | null
  /** Identifies this state of the cart (ETag). Null when the API has no versions. */
  version: string | null
}

/**
 * Reads the quantity from `quantity` or `qty`, and fills in the optional properties (rule 3.4). Lines
 * whose quantity is 0 or less are left out.
 */
function normalized({ items, totalAmount, groupOrderId }: components['schemas']['Cart']) {
  const lines = items.map(({ quantity, qty, servingQuantityId, specialInstructions, customOptionGroups, ...line }) => ({
    cartItemId: line.cartItemId,
    menuItemId: line.menuItemId,
    price: line.price,
    quantity: quantity ?? qty ?? 1,
    servingQuantityId: servingQuantityId ?? null,
    specialInstructions: specialInstructions ?? null,
    customOptionGroups: customOptionGroups ?? [],
    participant: line.participant ?? null,
    allergens: line.allergens ?? [],
  }))
  return { totalAmount, groupOrderId: groupOrderId ?? null, items: lines.filter(({ quantity }) => quantity > 0) }
}

/** A proxy that compresses answers makes their ETags weak, and `If-Match` compares only strong ones (RFC 9110). */
const strong = (etag: string | null) => etag?.replace(/^W\//, '') ?? null

const CART = '/api/v1/restaurants/{restaurantId}/users/{customerId}/cart'

/** The cart as the API last answered it. Nothing else is ever written under this key. */
export const cartQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'cart'],
    queryFn: async (): Promise<ServerCart> => {
      const answer = call<Data<'GET', typeof CART>>('GET', CART, { customerId }, {})
      const { data } = await unwrap(answer, t`Failed to load your cart.`)
      return { ...normalized(data), version: strong((await answer).response.headers.get('etag')) }
    },
    persister: persisted<ServerCart, string[]>(`GET ${CART}`, { onlyOffline: true }),
    meta: metaOf(CART),
  })
