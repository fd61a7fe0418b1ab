import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { CART_FAILURES } from '../../api/queries/cart-failures'
import { notify, SHORT } from '../../lib/notify'
import type { CartChange } from './lines'

/** The catalogue's texts and durations (rule 8.4). One toast per kind, so that quick taps do not pile them up. */
const TEXTS = {
  add: { done: t`Item added to cart!`, failed: CART_FAILURES.add },
  update: { done: t`Cart item updated`, failed: CART_FAILURES.update, duration: SHORT },
  remove: { done: t`Item removed from cart`, failed: CART_FAILURES.remove },
  clear: { done: t`Cart cleared successfully!`, failed: t`Failed to clear cart. Please try again.` },
} as const

const OURS: string[] = Object.values(CART_FAILURES)

function textsOf({ kind: made }: CartChange) {
  const kind = made === 'step' ? 'update' : made
  return { kind, ...TEXTS[kind] }
}

/** @param undo reverts the change; the cart page offers the same, as a toast is gone after 4 s (F62) */
export function showSuccess(change: CartChange, undo?: () => void) {
  const { kind, done, failed: _, ...rest } = textsOf(change)
  const action = undo && { label: t`Undo`, onClick: undo }
  notify.success(done, { id: `cart-${kind}`, ...rest, ...(kind === 'remove' && { action }) })
}

/** Shows the catalogue's text and below it the API's own message, if any. A later success does not replace it. */
export function showFailure(change: CartChange, error: Error) {
  const { kind, failed, done: _, ...rest } = textsOf(change)
  const said = error instanceof ApiError && error.status >= 400 && !OURS.includes(error.message)
  notify.error(failed, { id: `cart-${kind}-failed`, ...rest, ...(said && { description: error.message }) })
}

/** An addition that succeeded, with what is different about it. */
export const showAdded = (description: string) => notify.success(TEXTS.add.done, { id: 'cart-add', description })

/** An addition that is not possible, with the reason. */
export const showNotAdded = (description: string) =>
  notify.error(TEXTS.add.failed, { id: 'cart-add-failed', description })
