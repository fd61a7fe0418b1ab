import { localStore, readJson } from '../../lib/storage'
import type { CartChange } from './lines'

/** In local storage. Belongs to one customer: a logout or another customer's sign-in removes it (stores/auth). */
export const KEY = 'cartChanges'

/** What a page leaves to the next one. */
export type Saved = {
  customerId: string
  /** Changes that were never sent, in the order they were made. Not validated yet. */
  changes: CartChange[]
  /** Whether a change was sent without an answer, so that the API may process it after the next read of the cart. */
  isOneOnItsWay: boolean
}

function parse(value: unknown): Saved | null {
  const { customerId, changes, isOneOnItsWay } = (typeof value === 'object' && value ? value : {}) as Partial<Saved>
  return typeof customerId === 'string' && Array.isArray(changes)
    ? { customerId, changes, isOneOnItsWay: isOneOnItsWay === true }
    : null
}

export const save = (saved: Saved) => localStore.set(KEY, JSON.stringify(saved))

/** What was saved for a customer; null when the storage has no entry of this customer. */
export function readSaved(customerId: string): Saved | null {
  const saved = readJson(localStore, KEY, parse)
  return saved?.customerId === customerId ? saved : null
}

/**
 * Saves a change that the API refused because the session has expired. It goes first, as it was made before the saved
 * ones. Without an entry in the storage the customer has logged out, and nothing is saved.
 */
export function saveRefused(customerId: string, change: CartChange): void {
  const saved = readSaved(customerId)
  if (saved) save({ ...saved, changes: [change, ...saved.changes] })
}
