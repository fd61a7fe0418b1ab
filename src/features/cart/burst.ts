import type { CartChange } from './lines'
import type { CartChanges } from './log'
import { madeAt, relatedMadeBefore, summableFrom } from './related'

/** Taps that follow each other within this time, in ms, are one burst. */
const BURST = 400

/**
 * A change that follows another of the same dish closely waits until no more taps come, so that of many quick taps only
 * the first and the sum of the others are sent. A change that stands alone waits for nothing.
 */
export async function endOfBurst(log: CartChanges, change: CartChange): Promise<void> {
  if (madeAt(log, change) - relatedMadeBefore(log, change) >= BURST) return
  for (;;) {
    const left = Math.max(...summableFrom(log, change).map((one) => madeAt(log, one))) + BURST - Date.now()
    if (left <= 0) return
    await new Promise((resolve) => setTimeout(resolve, left))
  }
}
