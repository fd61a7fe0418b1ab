import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockTold, followClock, now } from './now'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const DAY = 86_400_000
const told = (time: number) => clockTold(new Date(time).toUTCString())

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => {
  told(Date.now())
  vi.useRealTimers()
})

it.each([-DAY, DAY])('the time is the API’s, and moves on: the device is %i ms off', (off) => {
  told(NOON + off)
  vi.setSystemTime(NOON + 5000)
  expect(now()).toBe(NOON + off + 5000)
})

it('the time is that of the last answer', () => {
  told(NOON + DAY)
  told(NOON + 2 * DAY)
  expect(now()).toBe(NOON + 2 * DAY)
  told(NOON)
  expect(now()).toBe(NOON)
})

it('the time is the device’s until the API has answered, and when that is less than half a minute apart', () => {
  expect(now()).toBe(NOON)
  told(NOON - 29_000)
  expect(now()).toBe(NOON)
})

it('an answer that a cache may have kept for an hour tells of a clock that is further off than that', () => {
  const cached = (time: number) => clockTold(new Date(time).toUTCString(), 3_600_000)
  cached(NOON - 3_500_000)
  expect(now()).toBe(NOON)
  cached(NOON - DAY)
  expect(now()).toBe(NOON - DAY)
  told(NOON + 600_000)
  cached(NOON - 2_000_000)
  expect(now()).toBe(NOON + 600_000)
  told(NOON + DAY)
  cached(NOON + DAY - 3_500_000)
  expect(now()).toBe(NOON + DAY)
  cached(NOON - 3_500_000)
  expect(now()).toBe(NOON)
})

it.each([null, '', 'yesterday'])('the time stays as it was when the API sends %j', (date) => {
  told(NOON + DAY)
  clockTold(date)
  expect(now()).toBe(NOON + DAY)
})

it('a change of the API’s clock is reported once, to those who still follow it', () => {
  const tell = vi.fn<() => void>()
  const stop = followClock(tell)
  told(NOON + DAY)
  told(NOON + DAY)
  expect(tell).toHaveBeenCalledOnce()
  stop()
  told(NOON)
  expect(tell).toHaveBeenCalledOnce()
})
