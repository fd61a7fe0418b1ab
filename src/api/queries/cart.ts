import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { t } from 'ttag'
import { isCurrent } from '../../stores/auth'
import { api, inShop } from '../client'
import { ApiError } from '../errors'
import { persisted } from '../persisted'
import { writesOf, type ServerCart } from '../server-cart'
import type { Schemas } from '../types'
import { metaOf, unwrap } from '../unwrap'

export type { ServerCart, ServerLine } from '../server-cart'

/**
 * Reads the quantity from `quantity` or `qty`, and fills in the optional properties (rule 3.4). Lines
 * whose quantity is 0 or less are left out.
 */
function normalized({ items, totalAmount, depositAmount, groupOrderId }: Schemas['Cart']) {
  const lines = items.map((line) => {
    const { cartItemId, menuItemId, price, deposit, quantity, qty, ...others } = line
    const { servingQuantityId, specialInstructions, customOptionGroups, participant, ...declared } = others
    return {
      cartItemId,
      menuItemId,
      price,
      deposit,
      quantity: quantity ?? qty ?? 1,
      servingQuantityId: servingQuantityId ?? null,
      specialInstructions: specialInstructions ?? null,
      customOptionGroups: customOptionGroups ?? [],
      participant: participant ?? null,
      declared,
    }
  })
  return {
    totalAmount,
    depositAmount,
    groupOrderId: groupOrderId ?? null,
    items: lines.filter(({ quantity }) => quantity > 0),
  }
}

/** A proxy that compresses answers makes their ETags weak, and `If-Match` compares only strong ones (RFC 9110). */
const strong = (etag: string | null) => etag?.replace(/^W\//, '') ?? null

const CART = '/api/v1/restaurants/{restaurantId}/users/{customerId}/cart'

async function readCart(customerId: string): Promise<ServerCart> {
  const answer = api.GET(CART, { params: inShop({ customerId }) })
  const { data } = await unwrap(answer, t`Failed to load your cart.`)
  return { ...normalized(data), version: strong((await answer).response.headers.get('etag')) }
}

/** Reads the cart while nothing is written: a read that overlaps a write may or may not have it, so it is repeated. */
async function readAtRest(client: QueryClient, customerId: string): Promise<ServerCart> {
  for (;;) {
    const before = writesOf(client, customerId)
    await before
    const cart = await readCart(customerId)
    if (writesOf(client, customerId) === before || !isCurrent(customerId)) return cart
  }
}

/** The cart as the API last answered it, also after the writes of this page. Nothing else is ever written under this key. */
export const cartQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'cart'],
    queryFn: ({ client }) => readAtRest(client, customerId),
    persister: persisted<ServerCart, string[]>(`GET ${CART}`, { onlyOffline: true }),
    meta: metaOf(CART),
  })

/** The cart past the cache, after a write. The read goes on until it succeeds, is refused or is cancelled. */
export const freshCartQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...cartQuery(customerId).queryKey, 'fresh'],
    queryFn: () => readCart(customerId),
    retry: (_, error) => !(error instanceof ApiError && error.isFinal),
    ...{ staleTime: 0, gcTime: 0 },
    meta: metaOf(CART),
  })
