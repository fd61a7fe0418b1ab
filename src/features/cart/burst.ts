import type { CartChange } from './lines'
import type { CartChanges } from './log'
import { madeAt, relatedMadeBefore, summableFrom } from './related'

/** Taps less than this apart, in ms, form one burst. */
const BURST = 400

/**
 * Debounces a change that closely follows another of the same dish, so that many quick taps send only the first and
 * the sum of the others. A single change does not wait.
 */
export async function endOfBurst(log: CartChanges, change: CartChange): Promise<void> {
  if (madeAt(log, change) - relatedMadeBefore(log, change) >= BURST) return
  for (;;) {
    const left = Math.max(...summableFrom(log, change).map((one) => madeAt(log, one))) + BURST - Date.now()
    if (left <= 0) return
    await new Promise((resolve) => setTimeout(resolve, left))
  }
}
