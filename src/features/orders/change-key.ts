import { fingerprint } from '../../lib/fingerprint'
import { randomId } from '../../lib/random-id'
import { readJson, recordOf, sessionStore } from '../../lib/storage'

/** A change that was sent from this tab and has no answer. `of` is a fingerprint of what was sent. */
type Attempt = { customerId: string; of: string; key: string }

const KEY = 'changeAttempt'

function parse(value: unknown): Attempt | null {
  const { customerId, of, key } = recordOf(value)
  if (typeof customerId !== 'string' || typeof of !== 'string' || typeof key !== 'string') return null
  return { customerId, of, key }
}

/**
 * The idempotency key of a change. It stays the same for the same change until it is answered, so that pressing again
 * after a lost answer or a reload cannot change the order twice.
 */
export function changeKey(customerId: string, signature: string): string {
  const of = fingerprint(`${customerId} ${signature}`)
  const attempt = readJson(sessionStore, KEY, parse)
  if (attempt?.of === of) return attempt.key
  const key = randomId()
  sessionStore.set(KEY, JSON.stringify({ customerId, of, key } satisfies Attempt))
  return key
}

/** The API has answered, or the order was read: the next change has another key. */
export const changeAnswered = () => sessionStore.remove(KEY)
