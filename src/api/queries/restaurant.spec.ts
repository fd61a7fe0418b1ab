import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { restaurantQueries } from './restaurant'

afterEach(() => void vi.useRealTimers())

it.each([
  ['whole: five minutes', {}, 5 * 60_000],
  ['with invalid parts, which may be right soon: half a minute', { incomplete: true }, 30_000],
])('the menu is not read again while it is young enough, %s', (_, marks, life) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const client = new QueryClient()
  const query = restaurantQueries.menus()
  client.setQueryData(query.queryKey, { menus: [], ...marks })
  const isStale = () => new QueryObserver(client, query).getCurrentResult().isStale
  vi.setSystemTime(Date.now() + life - 1)
  expect(isStale()).toBe(false)
  vi.setSystemTime(Date.now() + 1)
  expect(isStale()).toBe(true)
})
