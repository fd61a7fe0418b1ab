import { localStore, recordOf, sessionStore } from './storage'
import { BELONGINGS, PAGES_KEY, type StoredKey } from './stored-keys'

type Owner = keyof typeof BELONGINGS
type Area = typeof localStore
const AREAS = [localStore, sessionStore]

/** The keys in an area that belong like that. */
const held = (area: Area, ...owners: Owner[]) => {
  const listed: string[] = owners.flatMap((owner) => [...BELONGINGS[owner]])
  return area
    .keys()
    .map((key) => key as StoredKey)
    .filter((key) => listed.includes(key) || (owners[0] === 'person' && key.startsWith(PAGES_KEY)))
}
const remove = (area: Area, ...owners: Owner[]) => held(area, ...owners).forEach((key) => area.remove(key))

/** Whom a value names: a customer, null for a guest, undefined for neither, or when it cannot be read. */
function namedIn(text: string | null): unknown {
  try {
    return recordOf(JSON.parse(text!)).customerId
  } catch {
    return undefined
  }
}

const listeners = new Set<() => void>()
const told = () => listeners.forEach((listener) => listener())

/**
 * Calls `reread` when something of a person has gone from the storages: what a module holds in memory has to follow.
 * Returns a function that unsubscribes.
 */
export function onForgotten(reread: () => void): () => void {
  listeners.add(reread)
  return () => void listeners.delete(reread)
}

/** Removes all that is a person's. @param area the storage of this tab alone when the customer is gone from this tab only */
export function personForgotten(area?: typeof sessionStore): void {
  for (const one of area ? [area] : AREAS) remove(one, 'person', 'kept', 'named')
  told()
}

/** The session ended without a logout: what is unfinished waits for the customer's return, everything else goes. */
export function keptForReturn(customerId: string): void {
  for (const area of AREAS) {
    remove(area, 'person')
    if (held(area, 'kept').length > 0) area.set('leftBy', customerId)
  }
  told()
}

/** A customer's tab is left: the page may end here, and hear of no logout in another tab. */
export const tabLeft = (customerId: string) => sessionStore.set('tabOf', customerId)

/**
 * Removes what a customer other than this one has left in this tab, and what waits for their return.
 * @param customerId null for nobody
 */
export function othersForgotten(customerId: string | null): void {
  const owner = sessionStore.get('tabOf')
  if (owner !== null && owner !== customerId) personForgotten(sessionStore)
  const others = new Set<unknown>()
  for (const area of AREAS) {
    others.add(area.get('leftBy'))
    area.remove('leftBy')
    for (const key of held(area, 'named')) {
      const name = namedIn(area.get(key))
      if (name === null || name === customerId) continue
      others.add(name)
      area.remove(key)
    }
  }
  for (const nobody of [null, undefined, customerId]) others.delete(nobody)
  if (others.size === 0) return
  for (const area of AREAS) remove(area, 'kept')
  told()
}
