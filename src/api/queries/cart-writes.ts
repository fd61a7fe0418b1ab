import { config } from '../../lib/config'
import { api } from '../client'
import { writeSignal } from '../query-client'
import type { AddCartItem, UpdateCartItem } from '../types'
import { expectOk } from '../unwrap'

const of = (customerId: string) => ({ restaurantId: config.restaurantId, customerId })
/** Bodies below this many characters use `keepalive`, as browsers limit it to 64 KiB for all requests of a page. */
const SHORT = 1000
/** With `keepalive` a write arrives even when the customer leaves the page at once. */
const write = (body: object = {}) =>
  ({ parseAs: 'text', keepalive: JSON.stringify(body).length < SHORT, signal: writeSignal() }) as const
const ifMatch = (version: string | null) => (version === null ? {} : { header: { 'If-Match': version } })

/**
 * The specified writes. Their answers are not used, so the cart is read again after each. With a `version` the API
 * refuses (412) a write that was meant for another state of the cart.
 */
export const cartWrites = {
  add: (customerId: string, body: AddCartItem) =>
    expectOk(
      api.POST('/api/v1/restaurants/{restaurantId}/users/{customerId}/cart/cart-items', {
        params: { path: of(customerId) },
        body,
        ...write(body),
      }),
      'Failed to add item to cart',
    ),
  update: (customerId: string, cartItemId: string, body: UpdateCartItem, version: string | null = null) =>
    expectOk(
      api.PUT('/api/v1/restaurants/{restaurantId}/users/{customerId}/cart/cart-items/{cartItemId}', {
        params: { path: { ...of(customerId), cartItemId }, ...ifMatch(version) },
        body,
        ...write(body),
      }),
      'Failed to update cart item',
    ),
  remove: (customerId: string, cartItemId: string, version: string | null = null) =>
    expectOk(
      api.DELETE('/api/v1/restaurants/{restaurantId}/users/{customerId}/cart/cart-items/{cartItemId}', {
        params: { path: { ...of(customerId), cartItemId }, ...ifMatch(version) },
        ...write(),
      }),
      'Failed to remove item from cart',
    ),
}
