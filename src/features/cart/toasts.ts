import { ApiError } from '../../api/errors'
import { notify, SHORT } from '../../lib/notify'
import type { CartChange } from './fold'

/** The catalogue's texts and times (spec 8). One toast a kind: quick taps do not pile them up. */
const TEXTS = {
  add: { done: 'Item added to cart!', failed: 'Failed to add item to cart' },
  quantity: { done: 'Cart item updated', failed: 'Failed to update cart item', duration: SHORT },
  remove: { done: 'Item removed from cart', failed: 'Failed to remove item from cart' },
  clear: { done: 'Cart cleared successfully!', failed: 'Failed to clear cart. Please try again.' },
} as const

function textsOf(change: CartChange) {
  const kind = change.kind === 'quantity' && change.isAdd ? 'add' : change.kind
  const { done, failed, ...rest } = TEXTS[kind]
  return { done, failed, options: { id: `cart-${kind}`, ...rest } }
}

export function tellDone(change: CartChange) {
  const { done, options } = textsOf(change)
  notify.success(done, options)
}

/** The catalogue's sentence, and below it what the host said of its own. */
export function tellFailed(change: CartChange, error: Error) {
  const { failed, options } = textsOf(change)
  const said =
    error instanceof ApiError && error.status >= 400 && !Object.values(TEXTS[change.kind]).includes(error.message)
  notify.error(failed, { ...options, ...(said && { description: error.message }) })
}
