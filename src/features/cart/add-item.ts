import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { cartQuery } from '../../api/queries/cart'
import type { AddCartItem } from '../../api/types'
import { notify } from '../../lib/notify'
import { randomId } from '../../lib/random-id'
import { currentSession } from '../../stores/auth'
import { recordsOf } from './change-log'
import { changeCart } from './changes'
import { configurationOf, fold, type CartLine } from './fold'

/** How long a customer id may take to appear before adding gives up, in ms (spec 5). */
const MISSING_CONFIG_RETRY = 500

export const knownCustomerId = () => currentSession()?.user.customerId

/** The lines as the customer sees them. */
export const drawn = (client: QueryClient, customerId: string): CartLine[] =>
  fold(client.getQueryData(cartQuery(customerId).queryKey), recordsOf(client, customerId)).lines

/** The customer's id after the specified wait, for when it is missing. */
async function awaitedCustomerId(): Promise<string | undefined> {
  await new Promise((resolve) => setTimeout(resolve, MISSING_CONFIG_RETRY))
  return knownCustomerId()
}

/**
 * Puts an item in a customer's cart. A line made the same way at the same price takes it up, unless it is only about
 * to be made that way; else it is a line of its own.
 * @param undoes the line whose removal this takes back
 * @returns the key of the line that has it
 */
export function putIn(client: QueryClient, customerId: string, item: AddCartItem, undoes?: string): string {
  if (!onlineManager.isOnline()) notify.success('You are offline. It will be added as soon as you are back.')
  const edited = recordsOf(client, customerId).flatMap(({ change, pending }) =>
    pending && change.kind === 'edit' ? change.line : [],
  )
  const same = drawn(client, customerId).find(
    (line) =>
      configurationOf(line) === configurationOf(item) && line.price === item.price && !edited.includes(line.key),
  )
  const id = randomId()
  const line = same?.key ?? id
  void changeCart(
    client,
    customerId,
    same
      ? { id, kind: 'quantity', line, quantity: same.quantity + item.qty, isAdd: true }
      : { id, kind: 'add', line, item, ...(undoes !== undefined && { undoes }) },
  )
  return line
}

/** Puts an item in the cart of whoever is signed in. */
export async function addItem(client: QueryClient, item: AddCartItem): Promise<void> {
  const customerId = knownCustomerId() || (await awaitedCustomerId())
  if (customerId) putIn(client, customerId, item)
  else notify.error('Configuration error. Please wait a moment and try again.')
}
