import type { QueryClient } from '@tanstack/react-query'
import { randomId } from '../../lib/random-id'
import { changeCart } from './changes'
import { changesOf } from './log'
import { mayHaveArrived } from './on-its-way'
import { readSaved, save, takeSaved } from './saved'

/**
 * The page goes, or the session has ended by itself: the changes that were never sent go over to the tab's storage, in
 * the order they were made, and are no longer this page's, should it come back. What the API may have heard of is not
 * saved: the cart that is read next is the truth of it. A logout and another customer's sign-in remove what is saved
 * (stores/auth).
 */
export function saveUnsent(client: QueryClient, customerId: string): void {
  const unsent = changesOf(client, customerId)
    .pending()
    .filter(({ state: { variables } }) => variables !== undefined && !mayHaveArrived(variables))
  const changes = unsent.flatMap(({ state }) => state.variables ?? [])
  unsent.forEach((mutation) => client.getMutationCache().remove(mutation))
  save(customerId, [...(readSaved(customerId) ?? []), ...changes])
}

/**
 * Makes what was saved of the customer once more, in order. It leaves the storage first, so that it is made once, and
 * gets names of its own: a page that comes back may still hold the changes it handed over.
 */
export function replayUnsent(client: QueryClient, customerId: string): void {
  const saved = takeSaved(customerId)
  const names = new Map(saved.map(({ id }) => [id, randomId()]))
  for (const change of saved) {
    const id = names.get(change.id) ?? randomId()
    const undone = change.kind === 'add' && change.undoes && names.get(change.undoes)
    void changeCart(client, customerId, { ...change, id, ...(undone && { undoes: undone }) })
  }
}
