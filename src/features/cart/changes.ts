import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { restaurantQueries } from '../../api/queries/restaurant'
import { loadCode } from '../../lib/load-code'
import { notify } from '../../lib/notify'
import { changeKey, dropUndo, type Cart } from './cart-for'
import type { CartChange } from './lines'

let sender: typeof import('./send') | undefined
/** Loads the code that sends changes, once, with the first change. */
export const loadSender = async () => (sender ??= await loadCode(() => import('./send')))

type Hooks = {
  /** Runs before the change is sent, and may delay it. If it throws, the change has failed. */
  first?: () => Promise<void>
  /** Returns the function that reverts the change. Called once the change has succeeded. */
  undo?: () => (() => void) | undefined
  /** The fallback for a failure. Resolves with whether it has handled the failure. */
  instead?: (failure: unknown) => Promise<boolean>
}

/**
 * Changes the cart. The change is rendered at once, stays pending until the cart has been read again, and is then
 * dropped, whether it succeeded or not. Resolves with whether it succeeded.
 */
export function changeCart(cart: Cart, change: CartChange, { first, undo, instead }: Hooks = {}): Promise<boolean> {
  const { client, customerId } = cart
  const mutation = client.getMutationCache().build<boolean, Error, CartChange, undefined>(client, {
    mutationKey: [...changeKey(customerId), change.kind],
    mutationFn: async (variables) => {
      try {
        const { sendChange } = sender ?? (await loadSender())
        await first?.()
        return await sendChange(cart, variables)
      } catch (cause) {
        if (await instead?.(cause)) return false
        dropUndo(cart, variables.id)
        throw cause
      }
    },
    onSuccess: (sent) => {
      if (sent && cart.isPending(change)) sender?.showSuccess(change, undo?.())
    },
    onError: (error) => {
      // The API disagrees with the menu on screen: read the menu and its dishes again.
      if (error instanceof ApiError && error.isFinal && error.status !== 401) {
        void client.invalidateQueries({ queryKey: restaurantQueries.menus().queryKey })
      }
      if (!cart.isPending(change)) return
      if (sender) sender.showFailure(change, error)
      else notify.error(t`Your cart could not be changed. Please try again.`)
    },
    retry: false,
    meta: { call: 'POST, PUT or DELETE /restaurants/{restaurantId}/users/{customerId}/cart/cart-items' },
  })
  return mutation.execute(change).then(
    () => true,
    () => false,
  )
}
