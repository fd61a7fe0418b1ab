import { create } from 'zustand'
import { onForgotten } from '../lib/belongings'
import { sessionStore } from '../lib/storage'

export const PENDING_ITEMS_KEY = 'waitingItem'

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
  sessionStore.set(PENDING_ITEMS_KEY, JSON.stringify({ items, since: Date.now() }))
  useLoginRequiredStore.setState({ open: true, amount })
}

/** The customer goes to sign in: the items stay saved. */
export const loginAccepted = () => useLoginRequiredStore.setState({ open: false })

/** The customer does not want to sign in: the items are removed. */
export function loginDeclined() {
  sessionStore.remove(PENDING_ITEMS_KEY)
  useLoginRequiredStore.setState({ open: false })
}

export const useLoginRequired = () => useLoginRequiredStore((state) => state.open)

export const usePendingAmount = () => useLoginRequiredStore((state) => state.amount)
