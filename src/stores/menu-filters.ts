import { AVOIDABLE, DIETS } from '../lib/diets'
import { localStore, readJson } from '../lib/storage'
import { storedStore } from './stored-store'

/** What a customer eats and avoids. Stored on the device. */
export type MenuFilters = {
  diets: string[]
  spicy: boolean
  /** Allergens whose dishes are not shown. */
  avoid: string[]
}

const KEY = 'menuFilters'
const NONE: MenuFilters = { diets: [], spicy: false, avoid: [] }

const among = (known: readonly string[], value: unknown) =>
  Array.isArray(value) ? known.filter((one) => value.includes(one)) : []

/** The stored value may be edited or come from an older version: unknown filters are dropped (F38). */
function parse(value: unknown): MenuFilters | null {
  if (typeof value !== 'object' || value === null) return null
  const { diets, spicy, avoid } = value as Record<string, unknown>
  return { diets: among(DIETS, diets), spicy: spicy === true, avoid: among(AVOIDABLE, avoid) }
}

const filters = storedStore(localStore, KEY, NONE, parse)

/** Takes over what another tab has stored. */
export function filtersRestored() {
  if (!readJson(localStore, KEY, parse)) return null
  filters.reread()
  return filters.useStore.getState()
}

export const useMenuFilters = () => filters.useStore()

export const filtersChanged = filters.change

/** Allergens stay: they are the customer's health, and unticked one by one. */
export const filtersCleared = () => filtersChanged({ diets: [], spicy: false })

/** The list without the value if it has it, otherwise with it. */
export const toggled = (list: string[], value: string) =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
