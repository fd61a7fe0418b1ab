// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const HOUR = 60 * 60_000
let stop = () => {}

/** The module loaded again, as after a reload of the page. */
async function reloaded() {
  vi.resetModules()
  const store = await import('./table')
  stop = store.followOtherTabs()
  const { result, rerender } = renderHook(() => store.useTable())
  return {
    ...store,
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
  other(JSON.stringify({ id: 't3', name: '3', until: Date.now() + HOUR }))
  expect(at()).toBe('3')
  other(null)
  expect(at()).toBeNull()
})

it.each(['{', '7', '{"id":"t3","name":"3"}', '{"id":3,"name":"3","until":9}'])(
  'F38 a stored %s is as if there were no table',
  async (text) => {
    localStorage.setItem('table', text)
    expect((await reloaded()).at()).toBeNull()
  },
)
