import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StillWorking } from './StillWorking'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([false, true])('F23 says so after eight seconds, not before (floating: %s)', (floating) => {
  render(<StillWorking floating={floating} />)
  act(() => void vi.advanceTimersByTime(7999))
  expect(screen.queryByRole('status')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('Still working...')
})

it('leaves no timer behind', () => {
  render(<StillWorking />).unmount()
  expect(vi.getTimerCount()).toBe(0)
})
