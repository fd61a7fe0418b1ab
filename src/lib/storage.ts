import type { StoredKey } from './stored-keys'

/** Web storage that never throws: what the browser refuses to store is held in memory for the page's lifetime (F37). */
function safeStorage(area: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string | null>()
  return {
    /** All keys, also those of other scripts of the origin. */
    keys(): string[] {
      try {
        return [...memory.keys(), ...Object.keys(globalThis[area])]
      } catch {
        return [...memory.keys()]
      }
    },
    get(key: StoredKey): string | null {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      try {
        return globalThis[area].getItem(key)
      } catch {
        return null
      }
    },
    set(key: StoredKey, value: string) {
      try {
        globalThis[area].setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove(key: StoredKey) {
      try {
        globalThis[area].removeItem(key)
        memory.delete(key)
      } catch {
        memory.set(key, null)
      }
    },
  }
}

export const localStore = safeStorage('localStorage')
export const sessionStore = safeStorage('sessionStorage')

/** A stored value as an object, to read its properties. Their types are unknown: it may have been tampered with (F38). */
export const recordOf = (value: unknown) => Object(value) as Record<string, unknown>

/** The JSON under a key, validated by `parse`. A value that is not JSON, or that `parse` rejects, is removed (F38). */
export function readJson<T>(
  store: ReturnType<typeof safeStorage>,
  key: StoredKey,
  parse: (value: unknown) => T | null,
): T | null {
  const text = store.get(key)
  if (text === null) return null
  try {
    const value = parse(JSON.parse(text))
    if (value !== null) return value
  } catch {
    // Not JSON: falls through to the removal.
  }
  store.remove(key)
  return null
}

/** Calls `reread` when another tab has changed one of the keys. Returns a function that unsubscribes. */
export function onOtherTab(reread: () => void, ...keys: StoredKey[]): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.some((one) => one === key)) reread()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
