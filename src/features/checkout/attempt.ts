import { withLock } from '../../lib/lock'
import { randomId } from '../../lib/random-id'
import { localStore, readJson } from '../../lib/storage'

type Attempt = { of: string; key: string }
const KEY = 'orderAttempt'

const parse = (value: unknown): Attempt | null => {
  const { of, key } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return typeof of === 'string' && typeof key === 'string' ? { of, key } : null
}

/**
 * A fingerprint of what is ordered, by whom and for whom (two FNV-1a hashes), so that none of it is readable on the
 * device. The browser's own digests exist in secure contexts only.
 */
function fingerprint(text: string): string {
  const hashes = [2_166_136_261, 3_332_679_571].map((start) => {
    let hash = start
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619) >>> 0
    return hash.toString(16).padStart(8, '0')
  })
  return `${hashes.join('')}${text.length.toString(16)}`
}

/**
 * The idempotency key of an order: the same as long as the customer orders the same at the same total, so that
 * pressing again after a lost answer, after a reload or in another tab cannot place it twice (fault 41).
 */
export function attemptKey(signature: string): string {
  const of = fingerprint(signature)
  const kept = readJson(localStore, KEY, parse)
  if (kept?.of === of) return kept.key
  const key = randomId()
  localStore.set(KEY, JSON.stringify({ of, key }))
  return key
}

/** One tab at a time: what another has placed is known before this one asks for a key. */
export const oneTabAtATime = <Result>(place: () => Promise<Result>): Promise<Result> =>
  withLock('place an order', place)

/** The order is paid, or cannot be: the same again is a new order. */
export const attemptDone = () => localStore.remove(KEY)
