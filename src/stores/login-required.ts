import { create } from 'zustand'
import { onForgotten } from '../lib/belongings'
import { readJson, recordOf, sessionStore } from '../lib/storage'

const KEY = 'waitingItem'

/** How long an item waits, in ms: someone who signs in an hour later has forgotten it. */
const PENDING_ITEM_LIFE = 30 * 60_000

/** An item a guest wanted to add: the body of the add call. */
export type PendingItem = object

type LoginRequired = {
  open: boolean
  /** What the item costs, in minor units; 0 while none waits. */
  amount: number
}

const useLoginRequiredStore = create<LoginRequired>(() => ({ open: false, amount: 0 }))
onForgotten(() => useLoginRequiredStore.setState({ open: false, amount: 0 }))

/** A guest wants to add items: asks to sign in, and saves them until then. @param amount what they cost, in minor units */
export function loginRequired(items: PendingItem[], amount: number) {
  sessionStore.set(KEY, JSON.stringify({ items, since: Date.now() }))
  useLoginRequiredStore.setState({ open: true, amount })
}

/** The customer goes to sign in: the items stay saved. */
export const loginAccepted = () => useLoginRequiredStore.setState({ open: false })

/** The customer does not want to sign in: the items are removed. */
export function loginDeclined() {
  sessionStore.remove(KEY)
  useLoginRequiredStore.setState({ open: false })
}

/** Returns the saved items and removes them, so that each is added once. Not those that are too old or `isItem` rejects. */
export function takePendingItems<Item extends PendingItem>(isItem: (value: unknown) => value is Item): Item[] {
  const items = readJson(sessionStore, KEY, (value) => {
    const { items: kept, since } = recordOf(value)
    const isFresh = typeof since === 'number' && Date.now() - since < PENDING_ITEM_LIFE
    return isFresh && Array.isArray(kept) ? kept.filter(isItem) : null
  })
  sessionStore.remove(KEY)
  return items ?? []
}

export const useLoginRequired = () => useLoginRequiredStore((state) => state.open)

export const usePendingAmount = () => useLoginRequiredStore((state) => state.amount)
