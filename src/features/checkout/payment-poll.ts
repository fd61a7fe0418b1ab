import type { Payment } from '../../api/types'
import { now } from '../../lib/now'

/** The intervals between polls of a payment in progress, in ms: about a minute in total (F46). */
const WAITS = [1000, 1000, 2000, 3000, 5000, 8000, 10_000, 15_000, 15_000]

/**
 * How long until the next poll of a payment that may change, in ms; false when it was polled often enough.
 * @param looks how often it was polled
 */
export const waitAfter = (looks: number): number | false => WAITS[looks - 1] ?? false

/** The longest wait until a poll, in ms: an hour. Timers of more than 24 days would end at once. */
const LONGEST = 3_600_000

/**
 * How long until the next poll, in ms; false when the payment is settled or was polled often enough. A payment page
 * that is still open is looked up again when it closes. One that no poll has answered may have been paid.
 */
export function nextLook(payment: Payment | undefined, looks: number): number | false {
  const { status, expiresAt } = payment ?? {}
  const left = status === 'PENDING' && expiresAt ? Date.parse(expiresAt) - now() : 0
  if (left > 0) return Math.min(left + 1000, LONGEST)
  const mayChange = !payment || status === 'PROCESSING' || (status === 'PENDING' && expiresAt)
  return mayChange ? waitAfter(looks) : false
}

export const lookedOftenEnough = (looks: number) => looks > WAITS.length
