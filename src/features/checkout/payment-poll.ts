import type { Payment } from '../../api/types'
import { now } from '../../lib/now'

/** The intervals between polls of a payment in progress, in ms: about a minute in total (F46). */
const WAITS = [1000, 1000, 2000, 3000, 5000, 8000, 10_000, 15_000, 15_000]

/**
 * How long until the next poll, in ms; false when the payment is settled or was polled often enough. A payment page
 * that is still open is looked up again when it closes.
 */
export function nextLook(payment: Payment | undefined, looks: number): number | false {
  if (payment?.status === 'PENDING' && payment.expiresAt) return Math.max(1000, Date.parse(payment.expiresAt) - now())
  if (payment?.status !== 'PROCESSING') return false
  return WAITS[looks - 1] ?? false
}

export const lookedOftenEnough = (looks: number) => looks > WAITS.length
