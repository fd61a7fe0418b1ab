import { readJson, recordOf, sessionStore } from '../lib/storage'
import { PENDING_ITEMS_KEY, type PendingItem } from './login-required'

/** How long an item waits, in ms: someone who signs in an hour later has forgotten it. */
const PENDING_ITEM_LIFE = 30 * 60_000

/** Returns the saved items and removes them, so that each is added once. Not those that are too old or `isItem` rejects. */
export function takePendingItems<Item extends PendingItem>(isItem: (value: unknown) => value is Item): Item[] {
  const items = readJson(sessionStore, PENDING_ITEMS_KEY, (value) => {
    const { items: kept, since } = recordOf(value)
    const isFresh = typeof since === 'number' && Date.now() - since < PENDING_ITEM_LIFE
    return isFresh && Array.isArray(kept) ? kept.filter(isItem) : null
  })
  sessionStore.remove(PENDING_ITEMS_KEY)
  return items ?? []
}
