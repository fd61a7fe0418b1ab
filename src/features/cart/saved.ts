import { localStore, readJson } from '../../lib/storage'
import type { CartChange } from './lines'
import { isChange } from './parse-change'

/** In local storage. Belongs to one customer: a logout or another customer's sign-in removes it (stores/auth). */
export const KEY = 'cartChanges'

type Saved = { customerId: string; changes: CartChange[] }

function parse(value: unknown): Saved | null {
  const { customerId, changes } = (typeof value === 'object' && value ? value : {}) as Record<string, unknown>
  return typeof customerId === 'string' && Array.isArray(changes)
    ? { customerId, changes: changes.filter(isChange) }
    : null
}

export const save = (customerId: string, changes: CartChange[]) =>
  localStore.set(KEY, JSON.stringify({ customerId, changes } satisfies Saved))

/** The saved changes of a customer; null when the storage has no entry of this customer. */
export function readSaved(customerId: string): CartChange[] | null {
  const saved = readJson(localStore, KEY, parse)
  return saved?.customerId === customerId ? saved.changes : null
}

/** Reads and removes the saved changes, so that they are made once. */
export function takeSaved(customerId: string): CartChange[] {
  const changes = readSaved(customerId) ?? []
  localStore.remove(KEY)
  return changes
}

/**
 * Saves a change that the API refused because the session has expired. It goes first, as it was made before the saved
 * ones. Without an entry in the storage the customer has logged out, and nothing is saved.
 */
export function saveRefused(customerId: string, change: CartChange): void {
  const saved = readSaved(customerId)
  if (saved) save(customerId, [change, ...saved])
}
