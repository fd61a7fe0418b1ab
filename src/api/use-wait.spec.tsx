import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './errors'
import { useWait } from './use-wait'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const refused = (retryAfter?: number) => new ApiError({ status: 429, code: 'TOO_MANY', message: 'Later.', retryAfter })

it('counts down what the API asks for', async () => {
  const { result } = renderHook(useWait)
  act(() => result.current.begin(refused(60_000)))
  expect(result.current.seconds).toBe(60)
  await pass(20_000)
  expect(result.current.seconds).toBe(40)
  await pass(40_000)
  expect(result.current.seconds).toBe(0)
})

it('is no longer for a clock that is set back an hour', async () => {
  const { result } = renderHook(useWait)
  act(() => result.current.begin(refused(60_000)))
  vi.setSystemTime(Date.now() - 60 * 60_000)
  await pass(2000)
  expect(result.current.seconds).toBeLessThanOrEqual(60)
  await pass(60_000)
  expect(result.current.seconds).toBe(0)
})

it.each([refused(), refused(0), new Error('No')])('asks for none: %s', (error) => {
  const { result } = renderHook(useWait)
  act(() => result.current.begin(error))
  expect(result.current.seconds).toBe(0)
})
