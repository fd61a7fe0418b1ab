import { fingerprint } from './fingerprint'
import { randomId } from './random-id'
import { readJson, recordOf, sessionStore } from './storage'
import type { StoredKey } from './stored-keys'

/** A request that was sent from this tab. `of` is a fingerprint of it; `made` is the id of what the API made of it. */
type Attempt = { customerId: string; of: string; key: string; made?: string }

function parse(value: unknown): Attempt | null {
  const { customerId, of, key, made } = recordOf(value)
  if (typeof customerId !== 'string' || typeof of !== 'string' || typeof key !== 'string') return null
  return { customerId, of, key, ...(typeof made === 'string' && { made }) }
}

/**
 * The last request of a kind, with its idempotency key. The same request gets the same key until `end`, so pressing again
 * after a lost answer or a reload cannot do it twice.
 */
export function lastAttempt(storedAs: StoredKey) {
  const kept = () => readJson(sessionStore, storedAs, parse)
  const keep = (attempt: Attempt) => sessionStore.set(storedAs, JSON.stringify(attempt))
  return {
    keyOf(customerId: string, request: unknown): string {
      const of = fingerprint(JSON.stringify([customerId, request]))
      const attempt = kept()
      if (attempt?.of === of) return attempt.key
      const key = randomId()
      keep({ customerId, of, key })
      return key
    },
    /** Notes the id of what the API has made. */
    setMade(made: string): void {
      const attempt = kept()
      if (attempt) keep({ ...attempt, made })
    },
    made: () => kept()?.made,
    /** The next request gets another key, even the same one. */
    end: () => sessionStore.remove(storedAs),
  }
}
