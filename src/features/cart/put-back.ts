import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors'
import type { AddCartItem } from '../../api/types'
import { notify } from '../../lib/notify'
import { randomId } from '../../lib/random-id'
import { isCurrent } from '../../stores/auth'
import { changeCart } from './changes'

/** What was removed, as the menu has it now: made as it was, or, with a null `item`, why it cannot be. */
export type AsNow = { item: AddCartItem | null; said: string; why?: string; path?: string | undefined }
type Ask = (client: QueryClient, removed: AddCartItem) => Promise<AsNow | null>

let ask: Ask = () => Promise.resolve(null)

/** Who knows what the menu has now, or null when that is what was removed. Connected once, by the app. */
export const connectMenu = (connected: Ask) => void (ask = connected)

type Refused = { customerId: string; item: AddCartItem; failure: unknown }

/**
 * The API would not have a dish back as it was: it is put back as the menu has it now, before the first try leaves the
 * screen.
 * @param onGone hears where the dish can be chosen again when it cannot be made as it was
 * @returns whether the customer has been, or will be, told what came of it
 */
export async function putBackAsNow(
  client: QueryClient,
  { customerId, item, failure }: Refused,
  onGone: (path: string | undefined) => void,
): Promise<boolean> {
  if (!(failure instanceof ApiError && failure.isFinal)) return false
  const now = await ask(client, item).catch(() => null)
  if (!now || !isCurrent(customerId)) return false
  const { item: again, said, why, path } = now
  if (again) {
    void changeCart(client, customerId, { id: randomId(), kind: 'add', item: again }).then((done) => {
      if (done) notify.success(said, { id: 'cart-add' })
    })
  } else {
    notify.error(said, { id: 'cart-add-failed', description: why })
    onGone(path)
  }
  return true
}
