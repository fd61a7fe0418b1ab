import { create } from 'zustand'
import { onForgotten } from '../lib/belongings'
import { readJson, recordOf, sessionStore } from '../lib/storage'

const KEY = 'waitingItem'

/** How long an item waits, in ms: someone who signs in an hour later has forgotten it. */
const PENDING_ITEM_LIFE = 30 * 60_000

/** The item a guest wanted to add: the body of the add call. */
export type PendingItem = object

type LoginRequired = {
  open: boolean
  /** What the item costs, in minor units; 0 while none waits. */
  amount: number
}

const useLoginRequiredStore = create<LoginRequired>(() => ({ open: false, amount: 0 }))
onForgotten(() => useLoginRequiredStore.setState({ open: false, amount: 0 }))

/** A guest wants to add an item: asks to sign in, and saves the item until then. @param amount what it costs, in minor units */
export function loginRequired(item: PendingItem, amount: number) {
  sessionStore.set(KEY, JSON.stringify({ item, since: Date.now() }))
  useLoginRequiredStore.setState({ open: true, amount })
}

/** The customer goes to sign in: the item stays saved. */
export const loginAccepted = () => useLoginRequiredStore.setState({ open: false })

/** The customer does not want to sign in: the item is removed. */
export function loginDeclined() {
  sessionStore.remove(KEY)
  useLoginRequiredStore.setState({ open: false })
}

/** Returns the saved item and removes it, so that it is added once. Null if it is too old or `isItem` rejects it. */
export function takePendingItem<Item extends PendingItem>(isItem: (value: unknown) => value is Item): Item | null {
  const item = readJson(sessionStore, KEY, (value) => {
    const { item: kept, since } = recordOf(value)
    const isFresh = typeof since === 'number' && Date.now() - since < PENDING_ITEM_LIFE
    return isFresh && isItem(kept) ? kept : null
  })
  sessionStore.remove(KEY)
  return item
}

export const useLoginRequired = () => useLoginRequiredStore((state) => state.open)

export const usePendingAmount = () => useLoginRequiredStore((state) => state.amount)
