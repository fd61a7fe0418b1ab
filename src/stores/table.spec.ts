// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

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

it('a table that is taken or left in another tab is so here, too', async () => {
  const { at } = await reloaded()
  const other = (value: string | null) => {
    if (value) localStorage.setItem('table', value)
    else localStorage.removeItem('table')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'table' })))
  }
  other(JSON.stringify({ id: 't3', name: '3', since: Date.now() - HOUR }))
  expect(at()).toBe('3')
  other(null)
  expect(at()).toBeNull()
})

it.each(['{', '7', ...ODD])('F38 a stored %s is as if there were no table', async (text) => {
  localStorage.setItem('table', text)
  expect((await reloaded()).at()).toBeNull()
})

it.each([null, 'table'])('a change in another tab counts until the page stops following: %s', async (key) => {
  const { at } = await reloaded()
  const other = (name: string, changed: string | null) => {
    localStorage.setItem('table', JSON.stringify({ id: name, name, since: Date.now() - HOUR }))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: changed })))
  }
  other('3', 'theme')
  expect(at()).toBeNull()
  other('3', key)
  expect(at()).toBe('3')
  stop()
  other('4', key)
  expect(at()).toBe('3')
})

describe('a customer who has scanned a table', () => {
  const afterwards = async (restaurant: { tables?: boolean; incomplete?: boolean } | undefined, isAtTable = true) => {
    const { at, tableTaken, useTableForgotten } = await reloaded()
    if (isAtTable) act(() => tableTaken({ id: 't12', name: '12' }))
    const remove = vi.spyOn(Storage.prototype, 'removeItem')
    renderHook(() => useTableForgotten(restaurant))
    const removed = remove.mock.calls.length
    remove.mockRestore()
    return [at(), removed]
  }

  it('leaves the table when the restaurant no longer serves tables', async () => {
    expect(await afterwards({ tables: false })).toEqual([null, 1])
    expect(await afterwards({})).toEqual([null, 1])
  })

  it.each([
    ['brings orders to tables', { tables: true }],
    ['has not been read yet', undefined],
    ['was read in part, so that it is not known', { incomplete: true }],
  ])('stays at it while the restaurant %s', async (_, restaurant) => {
    expect(await afterwards(restaurant)).toEqual(['12', 0])
  })

  it('leaves the table once the restaurant has been read and does not serve tables', async () => {
    const { at, tableTaken, useTableForgotten } = await reloaded()
    act(() => tableTaken({ id: 't12', name: '12' }))
    const { rerender } = renderHook((restaurant?: object) => useTableForgotten(restaurant))
    expect(at()).toBe('12')
    rerender({ tables: false })
    expect(at()).toBeNull()
  })

  it('is forgotten only if there is one', async () => {
    expect(await afterwards({}, false)).toEqual([null, 0])
  })
})
