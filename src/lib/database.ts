import { get } from 'idb-keyval'
import { inTime } from './in-time'

/**
 * Whether IndexedDB can be used (F37). If not, `indexedDB` is made undefined: the identity SDK reads it before each
 * call, and would wait forever for a database that never opens.
 */
export async function databaseOpens(): Promise<boolean> {
  const opens = await inTime(() => get('').then(() => true), false)
  if (!opens) Reflect.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined })
  return opens
}
