import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { t } from 'ttag'
import type { AddCartItem } from '../../api/types'
import { notify } from '../../lib/notify'
import { randomId } from '../../lib/random-id'
import { currentSession, sessionRestored } from '../../stores/auth'
import { cartFor, type Cart } from './cart-for'
import { changeCart } from './changes'
import { keyOf } from './lines'
import { delay } from '../../lib/delay'

/** How long to wait, in ms, for a missing customer id before giving up. */
const MISSING_CONFIG_RETRY = 500

export const knownCustomerId = () => currentSession()?.user.customerId

/** The customer id after the specified wait; undefined if it is still missing. */
async function awaitedCustomerId(): Promise<string | undefined> {
  await delay(MISSING_CONFIG_RETRY)
  if (!knownCustomerId()) sessionRestored()
  return knownCustomerId()
}

/** A change in progress. `done` resolves with whether it succeeded. */
export type PendingAdd = { done: Promise<boolean> }
type Undoes = { removal: string; instead: (failure: unknown) => Promise<boolean> }

/**
 * Puts an item in a cart and returns the key of the line that shows it.
 * @param undoes the removal that this reverts, and the fallback for when the API refuses it
 */
export function putIn(cart: Cart, item: AddCartItem, undoes?: Undoes): PendingAdd & { line: string } {
  const line = keyOf(item)
  if (!onlineManager.isOnline()) notify.success(t`You are offline. It will be added as soon as you are back.`)
  const { removal, ...hooks } = undoes ?? {}
  const done = changeCart(cart, { id: randomId(), kind: 'add', item, ...(removal && { undoes: removal }) }, hooks)
  return { line, done }
}

/** Puts an item in the cart of the signed-in customer. Resolves with whether that succeeded. */
export async function addItem(client: QueryClient, item: AddCartItem): Promise<boolean> {
  const customerId = knownCustomerId() || (await awaitedCustomerId())
  if (customerId) return putIn(cartFor(client, customerId), item).done
  notify.error(t`Configuration error. Please wait a moment and try again.`)
  return false
}
