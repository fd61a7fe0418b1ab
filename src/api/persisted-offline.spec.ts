import { onlineManager, QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { persisted } from './persisted'
import { queryClient } from './query-client'

const storage = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  get: (key: string) => Promise.resolve(structuredClone(storage.get(key))),
  set: (key: string, value: unknown) => Promise.resolve(void storage.set(key, value)),
  del: (key: string) => Promise.resolve(void storage.delete(key)),
}))

const NOW = Date.UTC(2026, 10, 20, 18)
const HOUR = 3_600_000
const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms)
let ends: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('indexedDB', {})
  storage.clear()
  ends = []
})
afterEach(() => {
  ends.forEach((end) => end())
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an answer that is stored for offline visits only', () => {
  const CART = '["customer","ada","cart"]'
  const cartOf = (totalAmount: number) => ({ items: [], totalAmount })
  const ask = vi.fn<() => Promise<ReturnType<typeof cartOf>>>()
  const operation = 'GET /api/v1/restaurants/{restaurantId}/users/{customerId}/cart'
  const cart = queryOptions({
    queryKey: ['customer', 'ada', 'cart'],
    queryFn: () => ask(),
    persister: persisted<ReturnType<typeof cartOf>, string[]>(operation, { onlyOffline: true }),
  })
  /** A visit that reads the cart. */
  function visited() {
    const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })
    client.mount()
    const observer = new QueryObserver(client, cart)
    const shown: (number | string)[] = []
    const end = observer.subscribe(({ data, status }) => shown.push(data?.totalAmount ?? status))
    ends = [end, () => client.unmount()]
    return { client, shown, state: () => client.getQueryState(cart.queryKey) }
  }
  beforeEach(() => {
    ask.mockReset()
    ask.mockImplementation(() => Promise.resolve(cartOf(900)))
    storage.set(CART, { at: NOW - HOUR, data: cartOf(500) })
  })

  it('is not shown online, and the answer of the API is stored', async () => {
    const { shown } = visited()
    await rest(1000)
    expect(new Set(shown)).toEqual(new Set(['pending', 900]))
    expect(storage.get(CART)).toEqual({ at: NOW, data: cartOf(900) })
  })

  it('is shown offline with the time it was read; the API is asked once back online', async () => {
    onlineManager.setOnline(false)
    const { shown, state } = visited()
    await rest(60_000)
    expect([shown.at(-1), ask.mock.calls.length]).toEqual([500, 0])
    expect(state()).toMatchObject({ dataUpdatedAt: NOW - HOUR, isInvalidated: true })
    onlineManager.setOnline(true)
    await rest(1000)
    expect([shown.at(-1), ask.mock.calls.length]).toEqual([900, 1])
  })

  it('is missing on a device that never read it, and who cannot wait is told why', async () => {
    storage.clear()
    onlineManager.setOnline(false)
    const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })
    const refused = expect(client.fetchQuery({ ...cart, retry: false })).rejects.toThrow('You are offline.')
    await rest(1000)
    await refused
    expect(ask).not.toHaveBeenCalled()
  })

  it('is shown when the read fails because the device is offline', async () => {
    ask.mockImplementationOnce(() => {
      onlineManager.setOnline(false)
      return Promise.reject(new Error('NETWORK'))
    })
    const { shown } = visited()
    await rest(1000)
    expect(shown.at(-1)).toBe(500)
  })

  it('never replaces what has been read since', async () => {
    const { client, state } = visited()
    await rest(1000)
    onlineManager.setOnline(false)
    storage.set(CART, { at: NOW + HOUR, data: cartOf(500) })
    void client.refetchQueries().catch(() => {})
    await rest(60_000)
    expect(state()).toMatchObject({ data: cartOf(900), fetchStatus: 'paused' })
  })

  it('is discarded when it does not match the contract (F38)', async () => {
    storage.set(CART, { at: NOW - HOUR, data: { items: 'none', totalAmount: 500 } })
    onlineManager.setOnline(false)
    const { shown } = visited()
    await rest(1000)
    expect([new Set(shown), storage.has(CART)]).toEqual([new Set(['pending']), false])
  })

  it('is not stored for a customer who has left meanwhile', async () => {
    storage.clear()
    ask.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(cartOf(900)), 100)))
    const { client } = visited()
    client.clear()
    await rest(1000)
    expect(storage.size).toBe(0)
  })
})
