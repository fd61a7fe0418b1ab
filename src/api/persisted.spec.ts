import { onlineManager, QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPersisted, persisted } from './persisted'
import { queryClient, resumeReadsAtOnce } from './query-client'
import type { MenuList } from './types'

type Storage = {
  get: (key: string) => Promise<unknown>
  set: (key: string, value: unknown) => Promise<void>
  del: (key: string) => Promise<void>
  clear: () => Promise<void>
}
/** No spies: they would hear of a rejection that nobody else does. */
const device = vi.hoisted(() => ({}) as Storage)
vi.mock('idb-keyval', (): Storage => ({
  get: (key) => device.get(key),
  set: (key, value) => device.set(key, value),
  del: (key) => device.del(key),
  clear: () => device.clear(),
}))

const NOW = Date.UTC(2026, 10, 20, 18)
const HOUR = 3_600_000
const HASH = '["menus"]'
const menusOf = (...names: string[]): MenuList => ({
  menus: names.map((id) => ({
    ...{ id, name: id, sections: [] },
    availability: { available: true, text: null, availableFrom: null },
  })),
})
const [OLD, NEW] = [menusOf('old'), menusOf('new')]

const storage = new Map<string, unknown>()
const queryFn = vi.fn<() => Promise<MenuList>>()
let asked: number
let ends: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('indexedDB', {})
  storage.clear()
  asked = 0
  device.get = (key) => {
    asked += 1
    return Promise.resolve(structuredClone(storage.get(key)))
  }
  device.set = (key, value) => Promise.resolve(void storage.set(key, value))
  device.del = (key) => Promise.resolve(void storage.delete(key))
  device.clear = () => Promise.resolve(storage.clear())
  queryFn.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(NEW), 100)))
  ends = []
})
afterEach(() => {
  ends.forEach((end) => end())
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const keep = (data: unknown, age = HOUR) => storage.set(HASH, { at: NOW - age, data })

/** A visit: what is shown, one frame after the other. */
function visit() {
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })
  client.mount()
  const query = queryOptions({
    queryKey: ['menus'],
    queryFn: () => queryFn(),
    staleTime: 5 * 60_000,
    persister: persisted<MenuList, string[]>('GET /api/v1/restaurants/{restaurantId}/menus'),
  })
  const frames: string[] = []
  const look = () => {
    const observer = new QueryObserver(client, query)
    const note = ({ data, status }: { data?: MenuList | undefined; status: string }) => {
      const frame = data?.menus.map(({ id }) => id).join() ?? status
      if (frames.at(-1) !== frame) frames.push(frame)
    }
    note(observer.getCurrentResult())
    ends.push(observer.subscribe(note))
  }
  ends.push(resumeReadsAtOnce(client), () => client.unmount())
  look()
  return { client, frames, look, state: () => client.getQueryState<MenuList>(query.queryKey) }
}

/** What has been shown after so many ms of a visit. */
async function shownIn(ms: number) {
  const { frames } = visit()
  await rest(ms)
  return frames
}

describe('a visit with a connection', () => {
  it('reads once when nothing is stored, and stores the answer with the time it was read', async () => {
    expect(await shownIn(1000)).toEqual(['pending', 'new'])
    expect(queryFn).toHaveBeenCalledOnce()
    expect([...storage]).toEqual([[HASH, { at: NOW + 100, data: NEW }]])
  })

  it.each([HOUR, 1000])('shows an answer stored %i ms ago at once, and reads it again once behind it', async (age) => {
    keep(OLD, age)
    const { frames, look, state } = visit()
    await rest(50)
    expect(frames).toEqual(['pending', 'old'])
    expect(state()).toMatchObject({ dataUpdatedAt: NOW - age, fetchStatus: 'fetching' })
    look()
    await rest(1000)
    expect(frames).toEqual(['pending', 'old', 'new'])
    expect(state()).toMatchObject({ dataUpdatedAt: NOW + 100, fetchStatus: 'idle' })
    expect(storage.get(HASH)).toEqual({ at: NOW + 100, data: NEW })
    look()
    await rest(1000)
    expect(queryFn).toHaveBeenCalledOnce()
  })

  it('keeps the stored answer when it cannot be read again', async () => {
    keep(OLD)
    queryFn.mockRejectedValue(new Error('No'))
    const { frames, state } = visit()
    await rest(60_000)
    expect(frames).toEqual(['pending', 'old'])
    expect(queryFn).toHaveBeenCalledTimes(3)
    expect(state()).toMatchObject({ data: OLD, dataUpdatedAt: NOW - HOUR })
    expect(storage.get(HASH)).toEqual({ at: NOW - HOUR, data: OLD })
  })

  it('does not ask the device again on a later read', async () => {
    const { client } = visit()
    await rest(1000)
    void client.invalidateQueries()
    await rest(1000)
    expect(asked).toBe(1)
    expect(queryFn).toHaveBeenCalledTimes(2)
  })
})

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['no data', { at: NOW }],
  ['another shape', { at: NOW, data: { menu: [{ id: 'old' }] } }],
  ['another type', { at: NOW, data: { menus: 'old' } }],
])('F38 a stored answer that does not match the contract, %s, is replaced by that of the API', async (_, value) => {
  storage.set(HASH, value)
  expect(await shownIn(1000)).toEqual(['pending', 'new'])
  expect(queryFn).toHaveBeenCalledOnce()
  expect(storage.get(HASH)).toEqual({ at: NOW + 100, data: NEW })
})

it('F38 a discarded answer is gone on the next visit, whether it is read or not', async () => {
  storage.set(HASH, { at: NOW, data: { menus: 'old' } })
  queryFn.mockRejectedValue(new Error('No'))
  await shownIn(10_000)
  expect(storage.size).toBe(0)
  storage.set('another', { at: NOW, data: OLD })
  await forgetPersisted()
  expect(storage.size).toBe(0)
})

it('invalid entries of a stored answer are left out of what is shown', async () => {
  keep({ menus: [...OLD.menus, { ...NEW.menus[0], id: '..' }] })
  expect(await shownIn(50)).toEqual(['pending', 'old'])
})

describe('F37 a storage that refuses counts as empty', () => {
  const refuse = () => Promise.reject(new DOMException('No', 'SecurityError'))
  const silent = () => new Promise<never>(() => {})
  const throwAtOnce = () => {
    throw new DOMException('No', 'SecurityError')
  }

  it.each<[string, Partial<Storage>, number]>([
    ['does not give', { get: refuse }, 100],
    ['does not take', { set: refuse }, 100],
    ['does nothing', { get: refuse, set: refuse }, 100],
    ['throws, as indexedDB.open does in a frame without an origin', { get: throwAtOnce, set: throwAtOnce }, 100],
    ['never answers', { get: silent, set: silent }, 400],
  ])('when it %s', async (_, broken, ms) => {
    Object.assign(device, broken)
    const { frames } = visit()
    await rest(ms - 1)
    expect(frames).toEqual(['pending'])
    await rest(1000)
    expect(frames).toEqual(['pending', 'new'])
    expect(queryFn).toHaveBeenCalledOnce()
  })

  it('when it does not exist', async () => {
    vi.unstubAllGlobals()
    expect(await shownIn(1000)).toEqual(['pending', 'new'])
    expect([asked, storage.size]).toEqual([0, 0])
  })
})

describe('a visit without a connection', () => {
  beforeEach(() => onlineManager.setOnline(false))

  it.each([
    ['within a second', 500, 'fetching'],
    ['after a minute', 60_000, 'paused'],
  ])('asks nobody when nothing is stored, until there is a connection %s', async (_, ms, fetchStatus) => {
    const { frames, state } = visit()
    await rest(ms)
    expect(queryFn).not.toHaveBeenCalled()
    expect(state()).toMatchObject({ status: 'pending', fetchStatus })
    onlineManager.setOnline(true)
    await rest(1000)
    expect(frames).toEqual(['pending', 'new'])
    expect(queryFn).toHaveBeenCalledOnce()
  })

  it.each([HOUR, 1000])('shows an answer stored %i ms ago, and reads it again once it has one', async (age) => {
    keep(OLD, age)
    const { frames, state } = visit()
    await rest(60_000)
    expect(frames).toEqual(['pending', 'old'])
    expect(state()).toMatchObject({ dataUpdatedAt: NOW - age, fetchStatus: 'idle' })
    expect(queryFn).not.toHaveBeenCalled()
    onlineManager.setOnline(true)
    await rest(1000)
    expect(frames).toEqual(['pending', 'old', 'new'])
    expect(queryFn).toHaveBeenCalledOnce()
  })
})
