import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { beforeSessionEnds, currentSession } from '../../stores/auth'
import { cartFor, mayHaveArrived, type Cart } from './cart-for'
import { dishesOf } from './lines'
import { awaitedOf, readSaved, save, waits } from './saved'

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
  const awaited = awaitedOf(cart.drawn().lines, cart.changes().flatMap(dishesOf))
  const here = [...waits.values()].filter((wait) => wait.customerId === customerId)
  const all = [...(saved?.awaited ?? []), ...here.flatMap((wait) => wait.awaited), ...awaited]
  const latest = new Map(all.map((one) => [one.dish, one]))
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
    const customerId = currentSession()?.user.customerId
    if (customerId) saveUnsent(cartFor(client, customerId))
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
