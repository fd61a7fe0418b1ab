import { get } from 'idb-keyval'
import { inTime } from './in-time'

/**
 * Whether the browser's database can be used (F37). One that cannot is taken off the page: the identity SDK asks
 * it before each call, and would wait for ever for one that never opens.
 */
export async function databaseOpens(): Promise<boolean> {
  const opens = await inTime(() => get('').then(() => true), false)
  if (!opens) Reflect.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined })
  return opens
}
