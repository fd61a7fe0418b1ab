import { afterEach, beforeEach, vi } from 'vitest'
import { quiet } from '../model/cart-world'

/**
 * Timeouts and the date stand still until the test moves them. Call it once per file.
 * @param endsAfter ms that pass after each test, so that nothing of it waits any more
 * @returns lets this many ms pass, and then everything run that waits for no timer
 */
export function holdTimers({ endsAfter = 0 } = {}) {
  async function pass(ms: number) {
    await vi.advanceTimersByTimeAsync(ms)
    await quiet(20)
    await vi.advanceTimersByTimeAsync(0)
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(async () => {
    if (endsAfter) await pass(endsAfter)
    vi.useRealTimers()
  })
  return pass
}
