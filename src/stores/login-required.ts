import { create } from 'zustand'
import { readJson, sessionStore } from '../lib/storage'

const KEY = 'waitingItem'

/** What a guest wanted to add, as the add call will carry it. The host checks it when it is sent. */
export type WaitingItem = object

const useLoginRequiredStore = create<{ open: boolean }>(() => ({ open: false }))

/** A guest wants to add something: asks to sign in, and keeps the item for then. */
export function loginRequired(item: WaitingItem) {
  sessionStore.set(KEY, JSON.stringify(item))
  useLoginRequiredStore.setState({ open: true })
}

/** The customer goes to sign in: the item goes on waiting. */
export const loginAccepted = () => useLoginRequiredStore.setState({ open: false })

/** The customer does not want to sign in: nothing waits any more. */
export function loginDeclined() {
  sessionStore.remove(KEY)
  useLoginRequiredStore.setState({ open: false })
}

/** Takes the waiting item out of its place, so that it is added once. */
export function takeWaitingItem<Item extends WaitingItem>(): Item | null {
  const item = readJson(sessionStore, KEY, (value) => (typeof value === 'object' && value ? (value as Item) : null))
  sessionStore.remove(KEY)
  return item
}

export const useLoginRequired = () => useLoginRequiredStore((state) => state.open)
