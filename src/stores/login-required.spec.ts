// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  loginAccepted,
  loginDeclined,
  loginRequired,
  takePendingItem,
  useLoginRequired,
  usePendingAmount,
} from './login-required'

type Item = { dishId: string }
const isItem = (value: unknown): value is Item => typeof (value as Item).dishId === 'string'
const NOODLES: Item = { dishId: 'noodles' }
const MINUTE = 60_000
let asks: { current: boolean }
let amount: { current: number }

beforeEach(() => {
  asks = renderHook(useLoginRequired).result
  amount = renderHook(usePendingAmount).result
  act(() => loginRequired(NOODLES, 0))
  act(loginDeclined)
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

it('a guest who adds an item is asked to sign in, and gets it afterwards, once', () => {
  expect([asks.current, amount.current, takePendingItem(isItem)]).toEqual([false, 0, null])
  act(() => loginRequired(NOODLES, 1250))
  expect([asks.current, amount.current]).toEqual([true, 1250])
  act(loginAccepted)
  expect(asks.current).toBe(false)
  expect(takePendingItem(isItem)).toEqual(NOODLES)
  expect(takePendingItem(isItem)).toBeNull()
})

it('a guest who does not want to sign in gets no item later', () => {
  act(() => loginRequired(NOODLES, 1250))
  act(loginDeclined)
  expect([asks.current, takePendingItem(isItem)]).toEqual([false, null])
})

it('an item waits for less than half an hour', () => {
  act(() => loginRequired(NOODLES, 1250))
  vi.setSystemTime(Date.now() + 30 * MINUTE - 1)
  expect(takePendingItem(isItem)).toEqual(NOODLES)
  act(() => loginRequired(NOODLES, 1250))
  vi.setSystemTime(Date.now() + 30 * MINUTE)
  expect(takePendingItem(isItem)).toBeNull()
})

it.each(['{', 'null', '7', '{}', '{"item":{"dishId":"noodles"}}', '{"item":{"dishId":"noodles"},"since":"1"}'])(
  'F38 a stored %s is no item, and is removed',
  (text) => {
    sessionStorage.setItem('waitingItem', text)
    expect(takePendingItem(isItem)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  },
)

it('F38 a stored time that is text does not count, so that an item waits for half an hour; an unknown item is not added', () => {
  for (const waiting of [
    { item: NOODLES, since: `${Date.now()}` },
    { item: { dishId: 7 }, since: Date.now() },
  ]) {
    sessionStorage.setItem('waitingItem', JSON.stringify(waiting))
    expect(takePendingItem(isItem)).toBeNull()
  }
})
