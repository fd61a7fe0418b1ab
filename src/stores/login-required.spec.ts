// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loginAccepted, loginDeclined, loginRequired, useLoginRequired, usePendingAmount } from './login-required'
import { takePendingItems } from './pending-items'

type Item = { dishId: string }
const isItem = (value: unknown): value is Item => typeof (value as Item).dishId === 'string'
const NOODLES: Item = { dishId: 'noodles' }
const MINUTE = 60_000
let asks: { current: boolean }
let amount: { current: number }

beforeEach(() => {
  asks = renderHook(useLoginRequired).result
  amount = renderHook(usePendingAmount).result
  act(() => loginRequired([NOODLES], 0))
  act(loginDeclined)
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

it('a guest who adds an item is asked to sign in, and gets it afterwards, once', () => {
  expect([asks.current, amount.current, takePendingItems(isItem)]).toEqual([false, 0, []])
  act(() => loginRequired([NOODLES], 1250))
  expect([asks.current, amount.current]).toEqual([true, 1250])
  act(loginAccepted)
  expect(asks.current).toBe(false)
  expect(takePendingItems(isItem)).toEqual([NOODLES])
  expect(takePendingItems(isItem)).toEqual([])
})

it('a guest who does not want to sign in gets no item later', () => {
  act(() => loginRequired([NOODLES], 1250))
  act(loginDeclined)
  expect([asks.current, takePendingItems(isItem)]).toEqual([false, []])
})

it('an item waits for less than half an hour', () => {
  act(() => loginRequired([NOODLES], 1250))
  vi.setSystemTime(Date.now() + 30 * MINUTE - 1)
  expect(takePendingItems(isItem)).toEqual([NOODLES])
  act(() => loginRequired([NOODLES], 1250))
  vi.setSystemTime(Date.now() + 30 * MINUTE)
  expect(takePendingItems(isItem)).toEqual([])
})

it.each(['{', 'null', '7', '{}', '{"items":[{"dishId":"noodles"}]}', '{"items":{"dishId":"noodles"},"since":1}'])(
  'F38 a stored %s is no item, and is removed',
  (text) => {
    sessionStorage.setItem('waitingItem', text)
    expect(takePendingItems(isItem)).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  },
)

it('F38 a stored time that is text does not count, so that an item waits for half an hour; an unknown item is not added', () => {
  for (const waiting of [
    { items: [NOODLES], since: `${Date.now()}` },
    { items: [{ dishId: 7 }], since: Date.now() },
  ]) {
    sessionStorage.setItem('waitingItem', JSON.stringify(waiting))
    expect(takePendingItems(isItem)).toEqual([])
  }
})
