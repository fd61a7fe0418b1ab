import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockTold, now } from './now'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const DAY = 86_400_000
const told = (time: number) => clockTold(new Date(time).toUTCString())

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => {
  told(Date.now())
  vi.useRealTimers()
})

it('is the device’s as long as the API has said nothing', () => expect(now()).toBe(NOON))

it.each([-DAY, DAY])('is the API’s, and goes on: the device is %i ms off', (off) => {
  told(NOON + off)
  vi.setSystemTime(NOON + 5000)
  expect(now()).toBe(NOON + off + 5000)
})

it('is what the last answer said', () => {
  told(NOON + DAY)
  told(NOON + 2 * DAY)
  expect(now()).toBe(NOON + 2 * DAY)
  told(NOON)
  expect(now()).toBe(NOON)
})

it('is the device’s when both are less than half a minute apart: an answer takes its time', () => {
  told(NOON - 29_000)
  expect(now()).toBe(NOON)
})

it.each([null, '', 'yesterday'])('stays as it was when the API says %j', (date) => {
  told(NOON + DAY)
  clockTold(date)
  expect(now()).toBe(NOON + DAY)
})
