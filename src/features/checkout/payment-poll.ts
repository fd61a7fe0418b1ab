import type { Payment } from '../../api/types'

/** The intervals between polls of a payment in progress, in ms: about a minute in total (F46). */
const WAITS = [1000, 1000, 2000, 3000, 5000, 8000, 10_000, 15_000, 15_000]

/** How long until the next poll, in ms; false when the payment is settled or was polled often enough. */
export function nextLook(payment: Payment | undefined, looks: number): number | false {
  if (payment?.status !== 'PROCESSING') return false
  return WAITS[looks - 1] ?? false
}

export const lookedOftenEnough = (looks: number) => looks > WAITS.length
