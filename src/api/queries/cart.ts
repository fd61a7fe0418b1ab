import { queryOptions } from '@tanstack/react-query'
import { config } from '../../lib/config'
import { api } from '../client'
import { persisted } from '../persisted'
import type { components } from '../schema.gen'
import type { CustomOptionGroup } from '../types'
import { unwrap } from '../unwrap'

/** A line as the host has it. `price` is of one, options included, in minor units, as agreed when it was added. */
export type ServerLine = {
  cartItemId: string
  menuItemId: string
  quantity: number
  price: number
  servingQuantityId: string | null
  specialInstructions: string | null
  customOptionGroups: CustomOptionGroup[]
}
export type ServerCart = {
  items: ServerLine[]
  totalAmount: number
  /** Names this state of the cart (ETag); null where the API has no versions. */
  version: string | null
}

/** The quantity stands in `quantity` or in `qty`, and what may be left out is filled in (rule 3.4). */
function normalized({ items, totalAmount }: components['schemas']['Cart']) {
  return {
    totalAmount,
    items: items.map(({ quantity, qty, servingQuantityId, specialInstructions, customOptionGroups, ...line }) => ({
      cartItemId: line.cartItemId,
      menuItemId: line.menuItemId,
      price: line.price,
      quantity: quantity ?? qty ?? 1,
      servingQuantityId: servingQuantityId ?? null,
      specialInstructions: specialInstructions ?? null,
      customOptionGroups: customOptionGroups ?? [],
    })),
  }
}

const of = (customerId: string) => ({ restaurantId: config.restaurantId, customerId })

const CART = '/api/v1/restaurants/{restaurantId}/users/{customerId}/cart'

/** The cart as the API last said it is: nothing else is ever written under this key. */
export const cartQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'cart'],
    queryFn: async (): Promise<ServerCart> => {
      const call = api.GET(CART, {
        params: { path: of(customerId) },
      })
      const { data } = await unwrap(call, 'Failed to load your cart.')
      return { ...normalized(data), version: (await call).response.headers.get('etag') }
    },
    persister: persisted<ServerCart, string[]>(`GET ${CART}`, { onlyOffline: true }),
    meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/cart' },
  })
