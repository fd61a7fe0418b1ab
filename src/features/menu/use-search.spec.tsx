import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Dish } from './dish-index'
import { useSearch } from './use-search'

const dishes = (...names: string[]) =>
  new Map(names.map((name) => [name, { id: name, name, description: '', diets: [], spiceLevel: 0 } as unknown as Dish]))
const onRest = vi.fn<(query: string) => void>()

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

async function search(menu = dishes('Ramen', 'Lime soda', 'Lime pie'), initial = '') {
  const { result, rerender, unmount } = renderHook((props) => useSearch(props.menu, props.initial, onRest), {
    initialProps: { menu, initial },
  })
  await act(() => vi.advanceTimersByTimeAsync(0))
  return {
    rerender,
    unmount,
    now: () => result.current,
    names: () => result.current.found.map(({ dish }) => dish.name),
    type: (text: string) => act(() => result.current.setQuery(text)),
    rest: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

it('typed text appears at once, together with its results', async () => {
  const { now, names, type } = await search()
  expect([now().query, names(), now().isAnswer]).toEqual(['', [], false])
  type('li')
  expect([now().query, names(), now().isAnswer]).toEqual(['li', ['Lime soda', 'Lime pie'], true])
  type('lime p')
  expect(names()).toEqual(['Lime pie'])
  type('lime x')
  expect([names(), now().isAnswer]).toEqual([[], true])
  type('  ')
  expect([names(), now().isAnswer]).toEqual([[], false])
})

it('the address follows once typing has paused for 250 ms', async () => {
  const { type, rest } = await search()
  type('r')
  await rest(249)
  type('ra')
  await rest(249)
  expect(onRest).not.toHaveBeenCalled()
  await rest(1)
  expect(onRest.mock.calls).toEqual([['ra']])
  await rest(1000)
  expect(onRest).toHaveBeenCalledOnce()
})

it('the address is not set to its current value, nor after search has been closed', async () => {
  const { type, rest, unmount } = await search(undefined, 'ramen')
  type('rame')
  type('ramen')
  await rest(1000)
  type('lime')
  unmount()
  await rest(1000)
  expect(onRest).not.toHaveBeenCalled()
})

it('the query in the address is searched for when search opens, and followed until something is typed', async () => {
  const menu = dishes('Ramen', 'Lime soda')
  const { now, names, rerender, type } = await search(menu, 'ra')
  expect([now().query, names()]).toEqual(['ra', ['Ramen']])
  rerender({ menu, initial: 'lime' })
  expect([now().query, names()]).toEqual(['lime', ['Lime soda']])
  type('')
  rerender({ menu, initial: 'ramen' })
  expect(now().query).toBe('')
})

it('while the menu is still being indexed, nothing found is no answer yet', async () => {
  const many = dishes(...Array.from({ length: 450 }, (_, index) => `Bowl ${index}`), 'Ramen')
  const { result } = renderHook(() => useSearch(many, 'ramen', onRest))
  const names = () => result.current.found.map(({ dish }) => dish.name)
  expect([names(), result.current.isAnswer]).toEqual([[], false])
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect([names(), result.current.isAnswer]).toEqual([['Ramen'], true])
})

it('a menu that is read again while search is open is searched, once it is indexed', async () => {
  const { rerender, names, rest } = await search(undefined, 'ramen')
  rerender({ menu: dishes('Ramen burger'), initial: 'ramen' })
  await rest(50)
  expect(names()).toEqual(['Ramen burger'])
})
