import { localStore, readJson } from '../../lib/storage'
import { typedLine } from '../../lib/typed'

const KEY = 'recentSearches'
const MOST = 5

const parse = (value: unknown) => {
  if (!Array.isArray(value)) return null
  const texts = value.filter((one): one is string => typeof one === 'string' && one.trim() !== '')
  return [...new Set(texts)].slice(0, MOST)
}

/** The recent searches on this device, the latest first. */
export const recentSearches = (): string[] => readJson(localStore, KEY, parse) ?? []

/** Stores a search that led to a dish. */
export function searchRemembered(query: string) {
  const text = typedLine(query)
  if (!text) return
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
  localStore.set(KEY, JSON.stringify([text, ...others].slice(0, MOST)))
}

export const recentSearchesForgotten = () => localStore.remove(KEY)
