import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors'
import type { AddCartItem } from '../../api/types'
import { randomId } from '../../lib/random-id'
import { isCurrent } from '../../stores/auth'
import type { Cart } from './cart-for'
import { changeCart } from './changes'
import { showAdded, showNotAdded } from './toasts'

/** A removed item as the current menu offers it, and `why` it is not as it was. A null `item` cannot be restored. */
export type AsNow = { item: AddCartItem | null; why: string; path?: string | undefined }
type Ask = (client: QueryClient, removed: AddCartItem) => Promise<AsNow | null>

let ask: Ask = () => Promise.resolve(null)

/** Sets the lookup in the current menu, which resolves with null when nothing has changed. Called once, by the app. */
export const connectMenu = (connected: Ask) => void (ask = connected)

/**
 * The API refused to restore a dish as it was: adds it as the current menu offers it, before the first try leaves the
 * screen.
 * @param onGone receives the path where the dish can be chosen again when it cannot be restored
 * @returns whether this notifies the customer of the result
 */
export async function putBackAsNow(
  cart: Cart,
  item: AddCartItem,
  failure: unknown,
  onGone: (path: string | undefined) => void,
): Promise<boolean> {
  if (!(failure instanceof ApiError && failure.isFinal)) return false
  const now = await ask(cart.client, item).catch(() => null)
  if (!now || !isCurrent(cart.customerId)) return false
  const { item: again, why, path } = now
  if (again) {
    void changeCart(cart, { id: randomId(), kind: 'add', item: again }).then((done) => {
      if (done) showAdded(why)
    })
  } else {
    showNotAdded(why)
    onGone(path)
  }
  return true
}
