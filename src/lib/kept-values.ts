import { onForgotten } from './belongings'
import { readJson, recordOf, sessionStore } from './storage'

/** In session storage, from our own reload until the page after it has begun. */
const KEY = 'keptValues'

const open = new Map<string, () => object>()
/** What the forms of this tab held before, by name. */
let before = new Map<string, unknown>()

onForgotten(() => before.clear())

/** The page begins: takes what the one before has kept, so that nothing of it stays in the storage. */
export function takeValues(): void {
  before = new Map(Object.entries(readJson(sessionStore, KEY, recordOf) ?? {}))
  sessionStore.remove(KEY)
}

/** Stores what the open forms hold, right before a reload of ours. */
export const keepValues = () =>
  sessionStore.set(KEY, JSON.stringify(Object.fromEntries([...open].map(([name, read]) => [name, read()]))))

/** What the form of this name held before our own reload; undefined otherwise. Of unknown shape. */
export const valuesBefore = (name: string): unknown => before.get(name)

/**
 * A form is open. Returns a function to call when it closes: what it held before a reload is then forgotten, unless it
 * opens again at once, as React does when its key changes.
 */
export function formOpened(name: string, read: () => object): () => void {
  open.set(name, read)
  return () => {
    if (open.get(name) === read) open.delete(name)
    setTimeout(() => !open.has(name) && before.delete(name))
  }
}
