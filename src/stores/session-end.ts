import { keptForReturn, personForgotten } from '../lib/belongings'
import { localStore, sessionStore } from '../lib/storage'
import { currentSession, SESSION, sessionOver, sessionRestored, tellWindow } from './auth'

/** Set and removed at once: notifies the other tabs that the session has ended without a logout. */
const ENDED = 'sessionEnded'
type Keeper = (customerId: string) => void
const keepers = new Set<Keeper>()

/** The session is over without a logout: saves what the customer may come back for. */
function keepFor(customerId: string | undefined) {
  if (customerId === undefined) return personForgotten()
  keepers.forEach((keep) => keep(customerId))
  keptForReturn(customerId)
}

/** The session could not be renewed. Like `signedOut`, but unfinished work stays for the customer's return. */
export function sessionEnded() {
  localStore.set(ENDED, '')
  localStore.remove(ENDED)
  sessionOver(keepFor)
}

/** Calls `keep` when a session ends without a logout, before the cache is cleared. Returns an unsubscribe function. */
export function beforeSessionEnds(keep: Keeper): () => void {
  keepers.add(keep)
  return () => void keepers.delete(keep)
}

/** Follows sign-in and sign-out in other tabs. Returns a function that unsubscribes. */
export function followOtherTabs(): () => void {
  let hasEnded = false
  const onStorage = ({ key }: StorageEvent) => {
    if (key === ENDED) hasEnded = true
    if (key !== null && !SESSION.some((one) => one === key)) return
    const before = currentSession()?.user.id
    sessionRestored()
    const now = currentSession()?.user.id
    if (before && now !== before) {
      if (hasEnded && !now) keepFor(before)
      else personForgotten(now === undefined ? undefined : sessionStore)
      tellWindow()
    }
    hasEnded = false
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
