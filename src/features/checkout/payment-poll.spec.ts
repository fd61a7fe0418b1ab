import { expect, it, vi } from 'vitest'
import type { Payment } from '../../api/types'
import { now } from '../../lib/now'
import { lookedOftenEnough, nextLook } from './payment-poll'

const payment = (status: Payment['status']): Payment => ({
  ...{ orderId: 'ord_1', method: 'HOSTED', amount: 1800, url: null, expiresAt: null },
  status,
})
const PROCESSING = payment('PROCESSING')

it('F46 a payment under way is polled after ever longer waits, ten times in about a minute, and then no more', () => {
  const waits: number[] = []
  for (let looks = 1, wait = nextLook(PROCESSING, looks); wait !== false; wait = nextLook(PROCESSING, ++looks)) {
    waits.push(wait)
    if (waits.length > 100) break
  }
  expect(waits).toHaveLength(9)
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(waits[0]).toBeLessThanOrEqual(1000)
  const all = waits.reduce((sum, wait) => sum + wait, 0)
  expect(all).toBeGreaterThanOrEqual(55_000)
  expect(all).toBeLessThanOrEqual(65_000)
})

it('F46 a payment under way has been polled often enough exactly when there is no next poll', () => {
  for (let looks = 1; looks < 30; looks++) {
    expect(lookedOftenEnough(looks)).toBe(nextLook(PROCESSING, looks) === false)
  }
})

it.each(['PENDING', 'PAID', 'DECLINED', 'CANCELLED', 'EXPIRED'] as const)(
  'a payment that is %s is not polled again',
  (status) => {
    expect(nextLook(payment(status), 1)).toBe(false)
  },
)

it('a payment is polled a second after its page closes, at the latest in an hour, or at once if it has closed', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const closingIn = (ms: number) => ({ ...payment('PENDING'), expiresAt: new Date(now() + ms).toISOString() })
  expect([60_000, -60_000, 60 * 86_400_000].map((ms) => nextLook(closingIn(ms), 1))).toEqual([61_000, 1000, 3_600_000])
  vi.useRealTimers()
})

it.each([60_000, -60_000])('a payment is not polled once it is paid, with %i ms left on its page', (left) => {
  const expiresAt = new Date(now() + left).toISOString()
  expect(nextLook({ ...payment('PAID'), expiresAt }, 1)).toBe(false)
  expect(nextLook({ ...PROCESSING, expiresAt }, 1)).toBe(1000)
})

it('a payment is polled at most ten times after its page should have closed', () => {
  const late = { ...payment('PENDING'), expiresAt: '2020-01-01T00:00:00Z' }
  expect(nextLook(late, 9)).toBe(15_000)
  expect(nextLook(late, 10)).toBe(false)
})

it('a payment is not polled before it has been read', () => expect(nextLook(undefined, 0)).toBe(false))
