import { api, inShop } from '../client'
import type { AddCartItem, UpdateCartItem } from '../types'
import { expectOk } from '../unwrap'
import { CART_FAILURES } from './cart-failures'

const ITEMS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/cart/cart-items'
const ITEM = `${ITEMS}/{cartItemId}` as const
/** Bodies below this many characters use `keepalive`, as browsers limit it to 64 KiB for all requests of a page. */
const SHORT = 1000
/** With `keepalive` a write arrives even when the customer leaves the page at once. */
const lasting = <Body extends object>(body: Body) => ({ body, keepalive: JSON.stringify(body).length < SHORT })
const ifMatch = (version: string | null) => (version === null ? {} : { header: { 'If-Match': version } })

/**
 * The specified writes. Their answers are not used, so the cart is read again after each. With a `version` the API
 * refuses (412) a write that was meant for another state of the cart.
 */
export const cartWrites = {
  add: (customerId: string, body: AddCartItem) =>
    expectOk(api.POST(ITEMS, { params: inShop({ customerId }), ...lasting(body), parseAs: 'text' }), CART_FAILURES.add),
  update: (customerId: string, cartItemId: string, body: UpdateCartItem, version: string | null = null) =>
    expectOk(
      api.PUT(ITEM, {
        params: { ...inShop({ customerId, cartItemId }), ...ifMatch(version) },
        ...lasting(body),
        parseAs: 'text',
      }),
      CART_FAILURES.update,
    ),
  remove: (customerId: string, cartItemId: string, version: string | null = null) =>
    expectOk(
      api.DELETE(ITEM, {
        params: { ...inShop({ customerId, cartItemId }), ...ifMatch(version) },
        keepalive: true,
        parseAs: 'text',
      }),
      CART_FAILURES.remove,
    ),
}
