import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TipChoice } from './tip'
import { useSettledTip } from './use-settled-tip'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NONE: TipChoice = { kind: 'none' }
const typed = (amount: number): TipChoice => ({ kind: 'custom', text: String(amount / 100), amount })
const settling = (first: TipChoice) => renderHook((tip: TipChoice) => useSettledTip(tip), { initialProps: first })
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('a tip that is pressed is priced at once', () => {
  const { result, rerender } = settling(NONE)
  expect(result.current).toEqual(NONE)
  rerender({ kind: 'percent', percent: 15 })
  pass(0)
  expect(result.current).toEqual({ kind: 'percent', percent: 15 })
})

it('a typed tip is priced once the customer pauses, and not for each digit', () => {
  const { result, rerender } = settling(NONE)
  rerender(typed(100))
  pass(399)
  rerender(typed(1000))
  pass(399)
  expect(result.current).toEqual(NONE)
  pass(1)
  expect(result.current).toEqual(typed(1000))
})

it('a tip that is left half typed is never priced, and nothing is left running once the checkout is closed', () => {
  const { result, rerender, unmount } = settling(NONE)
  rerender(typed(100))
  rerender(NONE)
  pass(1000)
  expect(result.current).toEqual(NONE)
  rerender(typed(100))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
