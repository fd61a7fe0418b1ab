import { dishesOf, type CartChange } from './lines'
import { readSaved, save } from './saved'

/**
 * Saves a change that the API refused because the session has expired. It goes first, as it was made before the saved
 * ones. Without an entry in the storage the customer has logged out, and nothing is saved.
 */
export function saveRefused(customerId: string, change: CartChange): void {
  const saved = readSaved(customerId)
  if (!saved) return
  const dishes = dishesOf(change)
  const awaited = saved.awaited.filter(({ dish }) => !dishes.includes(dish))
  save({ ...saved, changes: [change, ...saved.changes], awaited })
}
