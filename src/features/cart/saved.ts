import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { localStore, readJson, recordOf } from '../../lib/storage'
import { beforeSessionEnds } from '../../stores/session-end'
import { cartFor, currentCart, mayHaveArrived, type Cart } from './cart'
import { dishesOf, type CartChange, type CartLine } from './lines'

/** In local storage. Belongs to one customer: a logout or another customer's sign-in removes it (lib/belongings). */
export const KEY = 'cartChanges'

/** What a page leaves to the next one. */
export type Saved = {
  customerId: string
  /** Changes that were never sent, in the order they were made. Not validated yet. */
  changes: CartChange[]
  /** The dishes of changes that were sent but not answered: they may arrive after the next read of the cart. */
  awaited: Awaited[]
}
/** A dish, and the lines it has once the changes have arrived. */
export type Awaited = { dish: string; lines: string }

/** What this page waits for, to be left to the next one. */
export const waits = new Map<string, { customerId: string; awaited: Awaited[]; over: Promise<void> }>()

/** Equal for two carts with the same lines of a dish. */
export const linesWith = (lines: CartLine[], dish: string) =>
  JSON.stringify(
    lines
      .filter(({ menuItemId }) => menuItemId === dish)
      .map(({ key, quantity }) => `${quantity} ${key}`)
      .sort(),
  )

function parse(value: unknown): Saved | null {
  const { customerId, changes, awaited } = recordOf(value) as Partial<Saved>
  if (typeof customerId !== 'string' || !Array.isArray(changes)) return null
  const known = Array.isArray(awaited) ? awaited.filter((one) => typeof one?.dish === 'string') : []
  return { customerId, changes, awaited: known }
}

export const save = (saved: Saved) => localStore.set(KEY, JSON.stringify(saved))

/** What was saved for a customer; null when the storage has no entry of this customer. */
export function readSaved(customerId: string): Saved | null {
  const saved = readJson(localStore, KEY, parse)
  return saved?.customerId === customerId ? saved : null
}

/**
 * Moves the unsent changes from this page to the storage, in the order they were made. Changes that the API may have
 * received are not saved, as sending them again could double them: the next page reads the cart up to three times, to
 * see them arrive.
 */
export function saveUnsent(cart: Cart): void {
  const { client, customerId } = cart
  const unsent = cart.pending().filter(({ state }) => !mayHaveArrived(state.variables!))
  const changes = unsent.map(({ state }) => state.variables!)
  unsent.forEach((mutation) => client.getMutationCache().remove(mutation))
  const saved = readSaved(customerId)
  const { lines } = cart.drawn()
  const sent = [...new Set(cart.changes().flatMap(dishesOf))].map((dish) => ({ dish, lines: linesWith(lines, dish) }))
  const here = [...waits.values()].filter((wait) => wait.customerId === customerId).flatMap((wait) => wait.awaited)
  const latest = new Map([...(saved?.awaited ?? []), ...here, ...sent].map((one) => [one.dish, one]))
  save({ customerId, changes: [...(saved?.changes ?? []), ...changes], awaited: [...latest.values()] })
}

/**
 * Saves the unsent changes when the page is left, when it is hidden while changes wait (a phone may end it without an
 * event), and when the session expires. Starts with the page: a dish may be added, and the page left, before the code
 * that sends changes has loaded. A logout and another customer's sign-in remove the saved changes (lib/belongings).
 * @returns a function that stops it
 */
export function saveBeforeLeaving(client: QueryClient): () => void {
  const saveNow = () => {
    const cart = currentCart(client)
    if (cart) saveUnsent(cart)
  }
  const onVisibility = () => document.hidden && (!onlineManager.isOnline() || waits.size > 0) && saveNow()
  window.addEventListener('pagehide', saveNow)
  document.addEventListener('visibilitychange', onVisibility)
  const stopSession = beforeSessionEnds((customerId) => saveUnsent(cartFor(client, customerId)))
  return () => {
    window.removeEventListener('pagehide', saveNow)
    document.removeEventListener('visibilitychange', onVisibility)
    stopSession()
  }
}

/**
 * Saves a change that the API refused because the session has expired. It goes first, as it was made before the saved
 * ones. Without an entry in the storage the customer has logged out, and nothing is saved.
 */
export function saveRefused(customerId: string, change: CartChange): void {
  const saved = readSaved(customerId)
  if (!saved) return
  const dishes = dishesOf(change)
  const awaited = saved.awaited.filter(({ dish }) => !dishes.includes(dish))
  save({ ...saved, changes: [change, ...saved.changes], awaited })
}
