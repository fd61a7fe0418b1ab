import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockTold } from './now'
import { useClock } from './use-clock'

const NOON = Date.parse('2026-11-20T12:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => {
  clockTold(new Date().toUTCString())
  vi.useRealTimers()
})

it('what is read from the clock changes as time passes, and only then is drawn again', () => {
  let drawn = 0
  const { result, unmount } = renderHook(() => {
    drawn++
    return useClock((now) => now >= NOON + 60_000)
  })
  act(() => void vi.advanceTimersByTime(59_000))
  expect([result.current, drawn]).toEqual([false, 1])
  act(() => void vi.advanceTimersByTime(11_000))
  expect([result.current, drawn]).toEqual([true, 2])
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('what is read from the clock changes as soon as the API tells another time', () => {
  const { result, unmount } = renderHook(() => useClock((now) => new Date(now).getUTCDate()))
  act(() => clockTold(new Date(NOON + 86_400_000).toUTCString()))
  expect(result.current).toBe(21)
  unmount()
})
