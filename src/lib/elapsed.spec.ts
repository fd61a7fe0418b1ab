import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { steadyNow, timeLeft } from './elapsed'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a clock that is set back lengthens nothing, not even when it is set back again', () => {
  const begun = steadyNow()
  vi.advanceTimersByTime(10_000)
  expect(timeLeft(begun, 30_000)).toBe(20_000)
  for (const left of [15_000, 10_000]) {
    vi.setSystemTime(Date.now() - 3_600_000)
    expect(timeLeft(begun, 30_000)).toBe(left + 5000)
    vi.advanceTimersByTime(5000)
    expect(timeLeft(begun, 30_000)).toBe(left)
  }
})

it.each([
  [1000, 0],
  [0, 30_000],
  [-10_000, 20_000],
  [-30_000, 0],
  [-31_000, 0],
  [3_600_000, 0],
])('of half a minute that began %i ms from now %i are left', (from, left) => {
  const now = steadyNow()
  expect(timeLeft(now + from, 30_000, now)).toBe(left)
})
