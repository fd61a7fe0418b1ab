import { create } from 'zustand'
import { onForgotten } from '../lib/belongings'
import { AVOIDABLE, DIETS } from '../lib/diets'
import { localStore, readJson } from '../lib/storage'

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

const useFilterStore = create<MenuFilters>(() => NONE)
/** Takes over what is stored on the device, by this tab or another one. */
export function filtersRestored() {
  const restored = readJson(localStore, KEY, parse)
  if (restored) useFilterStore.setState(restored)
  return restored
}
/** Not the initial state: pages are prerendered without filters, and hydration starts from that. */
filtersRestored()
onForgotten(() => void (filtersRestored() ?? useFilterStore.setState(NONE)))

export const useMenuFilters = () => useFilterStore()

export function filtersChanged(change: Partial<MenuFilters>) {
  useFilterStore.setState(change)
  localStore.set(KEY, JSON.stringify(useFilterStore.getState()))
}

/** Allergens stay: they are the customer's health, and unticked one by one. */
export const filtersCleared = () => filtersChanged({ diets: [], spicy: false })

/** The list without the value if it has it, otherwise with it. */
export const toggled = (list: string[], value: string) =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
