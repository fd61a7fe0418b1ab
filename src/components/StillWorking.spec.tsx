import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StillWorking } from './StillWorking'

const tryAgain = vi.hoisted(() => vi.fn<() => void>())
const reads = vi.hoisted(() => ({ pending: true, tell: () => {} }))
vi.mock('../lib/pending-reads', () => ({
  tryAgain,
  canTryAgain: () => reads.pending,
  onPendingReads: (listener: () => void) => {
    reads.tell = listener
    return () => {}
  },
}))
/** A read begins, or the last one ends. */
const reading = (pending: boolean) => {
  reads.pending = pending
  act(() => reads.tell())
}

beforeEach(() => {
  vi.useFakeTimers()
  reads.pending = true
})
afterEach(() => void vi.useRealTimers())
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it.each([false, true])('F23 a message appears after eight seconds, not before (floating: %s)', (floating) => {
  render(<StillWorking floating={floating} />)
  wait(7999)
  expect(screen.queryByRole('status')).toBeNull()
  wait(1)
  expect(screen.getByRole('status').textContent).toBe('Still working...')
  expect(screen.queryByRole('button')).toBeNull()
})

it('the message offers to ask again, and nothing while no read can be asked again, as while an order is priced', () => {
  reads.pending = false
  render(<StillWorking isRead />)
  wait(8000)
  expect(screen.getByRole('status').textContent).toBe('Still working...')
  expect(screen.queryByRole('button')).toBeNull()
  reading(true)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tryAgain).toHaveBeenCalledOnce()
  reading(false)
  expect(screen.queryByRole('button')).toBeNull()
})

it('the message leaves no timer behind', () => {
  render(<StillWorking />).unmount()
  expect(vi.getTimerCount()).toBe(0)
})
