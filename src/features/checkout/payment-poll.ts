import type { Payment } from '../../api/types'

/** The waits between two looks at a payment that is under way, in ms: about a minute in all (F46). */
const WAITS = [1000, 1000, 2000, 3000, 5000, 8000, 10_000, 15_000, 15_000]

/** How long until the payment is looked at again, or false when it is settled or has been looked at often enough. */
export function nextLook(payment: Payment | undefined, looks: number): number | false {
  if (payment?.status !== 'PROCESSING') return false
  return WAITS[looks - 1] ?? false
}

export const lookedOftenEnough = (looks: number) => looks > WAITS.length
