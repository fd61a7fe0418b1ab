import { localStore, readJson } from '../../lib/storage'

type Attempt = { of: string; key: string }
const KEY = 'orderAttempt'

const parse = (value: unknown): Attempt | null => {
  const { of, key } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return typeof of === 'string' && typeof key === 'string' ? { of, key } : null
}

/** What is ordered, by whom and for whom, without leaving any of it readable on the device. */
async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The idempotency key of an order: the same as long as the customer orders the same at the same total, so that
 * pressing again after a lost answer, after a reload or in another tab cannot place it twice (fault 41).
 */
export async function attemptKey(signature: string): Promise<string> {
  const of = await digest(signature)
  const kept = readJson(localStore, KEY, parse)
  if (kept?.of === of) return kept.key
  const key = crypto.randomUUID()
  localStore.set(KEY, JSON.stringify({ of, key }))
  return key
}

/** One tab at a time: what another has placed is known before this one asks for a key. */
export const oneTabAtATime = <Result>(place: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? (navigator.locks.request('place an order', place) as Promise<Result>) : place()

/** The order is paid, or cannot be: the same again is a new order. */
export const attemptDone = () => localStore.remove(KEY)
