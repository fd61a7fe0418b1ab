import { create } from 'zustand'
import { readJson, sessionStore } from '../lib/storage'

const KEY = 'waitingItem'

/** An item waits this long, in ms: who signs in an hour later has forgotten it. */
const PENDING_ITEM_LIFE = 30 * 60_000

/** What a guest wanted to add, as the add call will carry it. */
export type PendingItem = object

const useLoginRequiredStore = create<{ open: boolean }>(() => ({ open: false }))

/** A guest wants to add something: asks to sign in, and keeps the item for then. */
export function loginRequired(item: PendingItem) {
  sessionStore.set(KEY, JSON.stringify({ item, since: Date.now() }))
  useLoginRequiredStore.setState({ open: true })
}

/** The customer goes to sign in: the item goes on waiting. */
export const loginAccepted = () => useLoginRequiredStore.setState({ open: false })

/** The customer does not want to sign in: nothing waits any more. */
export function loginDeclined() {
  sessionStore.remove(KEY)
  useLoginRequiredStore.setState({ open: false })
}

/** Takes the waiting item out of its place, so that it is added once. What `isItem` does not know is dropped. */
export function takePendingItem<Item extends PendingItem>(isItem: (value: unknown) => value is Item): Item | null {
  const item = readJson(sessionStore, KEY, (value) => {
    const { item: kept, since } = (typeof value === 'object' && value ? value : {}) as Record<string, unknown>
    const isFresh = typeof since === 'number' && Date.now() - since < PENDING_ITEM_LIFE
    return isFresh && isItem(kept) ? kept : null
  })
  sessionStore.remove(KEY)
  return item
}

export const useLoginRequired = () => useLoginRequiredStore((state) => state.open)
