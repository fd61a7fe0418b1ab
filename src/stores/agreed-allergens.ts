import { ALLERGENS } from '../lib/diets'
import { localStore, readJson } from '../lib/storage'
import { filtersChanged } from './menu-filters'

/** The avoided allergens that this device and the API last agreed on, and whose they are. */
export type Agreed = { customerId: string; avoid: string[] }

const KEY = 'agreedAllergens'

function parse(value: unknown): Agreed | null {
  if (typeof value !== 'object' || value === null) return null
  const { customerId, avoid } = value as Record<string, unknown>
  if (typeof customerId !== 'string' || !Array.isArray(avoid)) return null
  return { customerId, avoid: ALLERGENS.filter((one) => avoid.includes(one)) }
}

/** Per page: the filters on screen are those that were agreed on by this page, not by another tab since. */
let agreed = readJson(localStore, KEY, parse)

export const agreedAllergens = () => agreed

export function allergensAgreed(now: Agreed) {
  agreed = now
  localStore.set(KEY, JSON.stringify(now))
}

/** Removes the customer's allergens after a logout, which has removed what was agreed on. What a guest chose stays. */
export function allergensForgotten() {
  if (!agreed || localStore.get(KEY) !== null) return
  agreed = null
  filtersChanged({ avoid: [] })
}
