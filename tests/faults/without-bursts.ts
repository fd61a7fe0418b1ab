import { afterEach, beforeEach, vi, type MockInstance } from 'vitest'
import * as queue from '../../src/features/cart/queue'

/** Changes do not wait for further taps. Call it once per file. */
export function withoutBursts(): void {
  let spy: MockInstance
  beforeEach(() => {
    spy = vi.spyOn(queue, 'endOfBurst').mockResolvedValue()
  })
  afterEach(() => spy.mockRestore())
}
