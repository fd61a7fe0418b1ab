import { afterEach, beforeEach, vi, type MockInstance } from 'vitest'
import { notify } from '../../src/lib/notify'

/** Records the calls of `notify`, and shows nothing. Call it once per file. */
export function recordToasts(): void {
  let spies: MockInstance[] = []
  beforeEach(() => {
    spies = (['success', 'error', 'dismiss'] as const).map((kind) => vi.spyOn(notify, kind).mockReturnValue())
  })
  afterEach(() => spies.forEach((spy) => spy.mockRestore()))
}
