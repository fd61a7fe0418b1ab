import { localStore, readJson, recordOf } from '../../lib/storage'
import type { CartChange, CartLine } from './lines'

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

/** What a cart should look like once it has these lines of some dishes. */
export const awaitedOf = (lines: CartLine[], dishes: string[]): Awaited[] =>
  [...new Set(dishes)].map((dish) => ({ dish, lines: linesWith(lines, dish) }))

function parse(value: unknown): Saved | null {
  const { customerId, changes, awaited } = recordOf(value) as Partial<Saved>
  return typeof customerId === 'string' && Array.isArray(changes)
    ? {
        customerId,
        changes,
        awaited: Array.isArray(awaited) ? awaited.filter((one) => typeof one?.dish === 'string') : [],
      }
    : null
}

export const save = (saved: Saved) => localStore.set(KEY, JSON.stringify(saved))

/** What was saved for a customer; null when the storage has no entry of this customer. */
export function readSaved(customerId: string): Saved | null {
  const saved = readJson(localStore, KEY, parse)
  return saved?.customerId === customerId ? saved : null
}
