import { t } from 'ttag'

/** What a failed write says when the API gives no reason. */
export const CART_FAILURES = {
  add: t`Failed to add item to cart`,
  update: t`Failed to update cart item`,
  remove: t`Failed to remove item from cart`,
}
