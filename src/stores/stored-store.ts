import { create } from 'zustand'
import { onForgotten } from '../lib/belongings'
import { readJson, type localStore } from '../lib/storage'
import type { StoredKey } from '../lib/stored-keys'

/**
 * A store that is kept as JSON under a key. It is `none` where nothing is stored that `parse` accepts, and while a page
 * is hydrated: pages are prerendered with that. Not zustand's `persist`, which would add 0.9 kB to the first load.
 */
export function storedStore<State extends object>(
  area: typeof localStore,
  key: StoredKey,
  none: State,
  parse: (value: unknown) => State | null,
) {
  const useStore = create(() => none)
  const reread = () => useStore.setState(readJson(area, key, parse) ?? none)
  const change = (to: Partial<State>) => {
    useStore.setState(to)
    area.set(key, JSON.stringify(useStore.getState()))
  }
  const forget = () => {
    area.remove(key)
    reread()
  }
  reread()
  onForgotten(reread)
  return { useStore, reread, change, forget }
}
