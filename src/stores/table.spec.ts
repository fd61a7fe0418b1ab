// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const HOUR = 60 * 60_000
/** Tables that lack something or have a value of another type; each would last. */
const SINCE = Date.now()
const ODD = [
  { id: 't3', name: '3' },
  { id: 3, name: '3', since: SINCE },
  { id: 't3', name: 3, since: SINCE },
  { id: 't3', name: '3', since: `${SINCE}` },
].map((table) => JSON.stringify(table))
let stop = () => {}

/** The module loaded again, as after a reload of the page. */
async function reloaded() {
  vi.resetModules()
  const store = await import('./table')
  stop = store.followOtherTabs()
  const { result, rerender } = renderHook(() => store.useTable())
  return {
    ...store,
    seen: () => result.current?.name ?? null,
    at: () => {
      rerender()
      return result.current?.name ?? null
    },
  }
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('a table that was taken survives a reload, for two hours', async () => {
  const { at, tableTaken } = await reloaded()
  expect(at()).toBeNull()
  act(() => tableTaken({ id: 't12', name: '12' }))
  expect(at()).toBe('12')
  const again = await reloaded()
  vi.setSystemTime(Date.now() + 2 * HOUR - 1)
  expect(again.at()).toBe('12')
  vi.setSystemTime(Date.now() + 1)
  expect(again.at()).toBeNull()
})

it('a table taken by a device whose clock is wrong lasts as long, once the clock of the API is known', async () => {
  const { at, tableTaken } = await reloaded()
  const { clockTold } = await import('../lib/now')
  act(() => tableTaken({ id: 't12', name: '12' }))
  for (const days of [30, -30]) {
    clockTold(new Date(Date.now() + days * 24 * HOUR).toUTCString())
    expect(at()).toBe('12')
  }
})

it('a table’s time ends while the page is only looked at', async () => {
  vi.useFakeTimers()
  const { tableTaken, seen } = await reloaded()
  act(() => tableTaken({ id: 't12', name: '12' }))
  expect(seen()).toBe('12')
  act(() => void vi.advanceTimersByTime(2 * HOUR))
  expect(seen()).toBeNull()
})

it('a table that was left does not come back with a reload', async () => {
  const { at, tableTaken, tableLeft } = await reloaded()
  act(() => tableTaken({ id: 't12', name: '12' }))
  act(tableLeft)
  expect(at()).toBeNull()
  expect((await reloaded()).at()).toBeNull()
})

it.each(['{', '7', ...ODD])('F38 a stored %s is as if there were no table', async (text) => {
  localStorage.setItem('table', text)
  expect((await reloaded()).at()).toBeNull()
})

it.each([null, 'table'])('a table taken or left in another tab is so here until the page stops: %s', async (key) => {
  const { at } = await reloaded()
  const other = (name: string | null, changed: string | null) => {
    if (name) localStorage.setItem('table', JSON.stringify({ id: name, name, since: Date.now() - HOUR }))
    else localStorage.removeItem('table')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: changed })))
    return at()
  }
  expect([other('3', 'theme'), other('3', key), other(null, key)]).toEqual([null, '3', null])
  stop()
  expect(other('4', key)).toBeNull()
})

it.each([
  ['is left when the restaurant no longer serves tables', true, { tables: false }, null, 1],
  ['is left when the restaurant says nothing of tables', true, {}, null, 1],
  ['stays while the restaurant brings orders to tables', true, { tables: true }, '12', 0],
  ['stays while the restaurant has not been read yet', true, undefined, '12', 0],
  ['stays while the restaurant was read in part, so that it is not known', true, { incomplete: true }, '12', 0],
  ['is forgotten only if there is one', false, {}, null, 0],
])('a table %s', async (_, isAtTable, restaurant, left, removals) => {
  const { at, tableTaken, useTableForgotten } = await reloaded()
  if (isAtTable) act(() => tableTaken({ id: 't12', name: '12' }))
  const remove = vi.spyOn(Storage.prototype, 'removeItem')
  const { rerender } = renderHook((read?: object) => useTableForgotten(read))
  expect(at()).toBe(isAtTable ? '12' : null)
  rerender(restaurant)
  expect([at(), remove.mock.calls.length]).toEqual([left, removals])
  remove.mockRestore()
})
