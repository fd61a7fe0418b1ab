import { onlineManager, type QueryClient } from '@tanstack/react-query'
import type { AddCartItem } from '../../api/types'
import { notify } from '../../lib/notify'
import { randomId } from '../../lib/random-id'
import { currentSession } from '../../stores/auth'
import { changeCart } from './changes'
import { keyOf } from './lines'

/** How long a customer id may take to appear before adding gives up, in ms. */
const MISSING_CONFIG_RETRY = 500

export const knownCustomerId = () => currentSession()?.user.customerId

/** The customer's id after the specified wait, for when it is missing. */
async function awaitedCustomerId(): Promise<string | undefined> {
  await new Promise((resolve) => setTimeout(resolve, MISSING_CONFIG_RETRY))
  return knownCustomerId()
}

type Undoes = { removal: string; instead: (failure: unknown) => Promise<boolean> }

/**
 * Puts an item in a customer's cart. It is drawn in the line that is made like it.
 * @param undoes the removal that this takes back, and what is done when the API refuses that
 * @returns the key of that line
 */
export function putIn(client: QueryClient, customerId: string, item: AddCartItem, undoes?: Undoes): string {
  const line = keyOf(item)
  if (!onlineManager.isOnline()) notify.success('You are offline. It will be added as soon as you are back.')
  const { removal, ...ways } = undoes ?? {}
  void changeCart(client, customerId, { id: randomId(), kind: 'add', item, ...(removal && { undoes: removal }) }, ways)
  return line
}

/** Puts an item in the cart of whoever is signed in. */
export async function addItem(client: QueryClient, item: AddCartItem): Promise<void> {
  const customerId = knownCustomerId() || (await awaitedCustomerId())
  if (customerId) putIn(client, customerId, item)
  else notify.error('Configuration error. Please wait a moment and try again.')
}
