import { localStore, readJson } from '../../lib/storage'
import type { CartChange } from './lines'
import { isChange } from './parse-change'

/** Outlives the tab. Belongs to one customer: a logout or another customer's sign-in removes it (stores/auth). */
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

/** The changes that are saved of a customer; null when none ever were since the cart was read last. */
export function readSaved(customerId: string): CartChange[] | null {
  const saved = readJson(localStore, KEY, parse)
  return saved?.customerId === customerId ? saved.changes : null
}

/** Takes them out of the storage, so that they are made once. */
export function takeSaved(customerId: string): CartChange[] {
  const changes = readSaved(customerId) ?? []
  localStore.remove(KEY)
  return changes
}

/**
 * The API has refused a change because the session is over: it was made before those that were saved then. Where
 * nothing was saved, the customer has logged out.
 */
export function saveRefused(customerId: string, change: CartChange): void {
  const saved = readSaved(customerId)
  if (saved) save(customerId, [change, ...saved])
}
