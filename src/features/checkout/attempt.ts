import { readJson, sessionStore } from '../../lib/storage'

type Attempt = { of: string; key: string }
const KEY = 'orderAttempt'

const parse = (value: unknown): Attempt | null => {
  const { of, key } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return typeof of === 'string' && typeof key === 'string' ? { of, key } : null
}

/**
 * The idempotency key of an order: the same as long as the customer orders the same at the same total, so that
 * pressing again after a lost answer, or after a reload, cannot place it twice.
 */
export function attemptKey(of: string): string {
  const kept = readJson(sessionStore, KEY, parse)
  if (kept?.of === of) return kept.key
  const key = crypto.randomUUID()
  sessionStore.set(KEY, JSON.stringify({ of, key }))
  return key
}

/** The order is paid: the same again is a new order. */
export const attemptDone = () => sessionStore.remove(KEY)
