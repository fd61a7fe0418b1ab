import type { QueryClient } from '@tanstack/react-query'
import { randomId } from '../../lib/random-id'
import { readJson, sessionStore } from '../../lib/storage'
import { currentSession } from '../../stores/auth'
import { changeCart } from './changes'
import type { CartChange } from './lines'
import { changesOf } from './log'
import { mayHaveArrived } from './on-its-way'
import { isChange } from './stored'

const KEY = 'cartChanges'

type Saved = { customerId: string; changes: CartChange[] }

function parse(value: unknown): Saved | null {
  const { customerId, changes } = (typeof value === 'object' && value ? value : {}) as Record<string, unknown>
  return typeof customerId === 'string' && Array.isArray(changes)
    ? { customerId, changes: changes.filter(isChange) }
    : null
}

export const forgetUnsent = () => sessionStore.remove(KEY)

/**
 * The page goes: the changes that were never sent go over to the tab's storage, in the order they were made, and are no
 * longer this page's, should it come back. What the API may have heard of is not saved: the cart that is read next is
 * the truth of it.
 */
export function saveUnsent(client: QueryClient): void {
  const customerId = currentSession()?.user.customerId
  if (!customerId) return
  const unsent = changesOf(client, customerId)
    .pending()
    .filter(({ state: { variables } }) => variables !== undefined && !mayHaveArrived(variables))
  const changes = unsent.flatMap(({ state }) => state.variables ?? [])
  unsent.forEach((mutation) => client.getMutationCache().remove(mutation))
  const before = readJson(sessionStore, KEY, parse)
  const untaken = before?.customerId === customerId ? before.changes : []
  if (untaken.length + changes.length === 0) return forgetUnsent()
  sessionStore.set(KEY, JSON.stringify({ customerId, changes: [...untaken, ...changes] } satisfies Saved))
}

/**
 * Makes what was saved of the customer once more, in order. It leaves the storage first, so that it is made once, and
 * gets names of its own: a page that comes back may still hold the changes it handed over.
 */
export function replayUnsent(client: QueryClient, customerId: string): void {
  const saved = readJson(sessionStore, KEY, parse)
  forgetUnsent()
  if (saved?.customerId !== customerId) return
  const names = new Map(saved.changes.map(({ id }) => [id, randomId()]))
  for (const change of saved.changes) {
    const id = names.get(change.id) ?? randomId()
    const undone = change.kind === 'add' && change.undoes && names.get(change.undoes)
    void changeCart(client, customerId, { ...change, id, ...(undone && { undoes: undone }) })
  }
}
