import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../src/api/errors'
import { orderQueries } from '../../src/api/queries/orders'
import { queryClient } from '../../src/api/query-client'
import { calls, operationsOfCalls, rightAnswer } from './calls'
import { silenceFailures } from './silence'

silenceFailures()

const list = orderQueries.list('cus')
let times: number[] = []

function answering(...replies: (() => Response | Promise<Response>)[]) {
  const queue = replies.values()
  vi.stubGlobal('fetch', () => {
    times.push(Date.now())
    return Promise.resolve((queue.next().value ?? replies.at(-1))!())
  })
}
const status =
  (code: number, headers: HeadersInit = {}) =>
  () =>
    new Response(null, { status: code, headers })
const ORDERS = rightAnswer('GET /api/v1/restaurants/{restaurantId}/users/{customerId}/orders')
const right = () => Response.json(ORDERS)
const waits = () => times.slice(1).map((time, index) => time - times[index]!)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-06-04T16:00:00Z') })
  times = []
  queryClient.clear()
})
afterEach(() => void vi.useRealTimers())

async function read() {
  const outcome = queryClient.fetchQuery({ ...list, staleTime: 0 }).catch((cause: unknown) => cause)
  await vi.runAllTimersAsync()
  return outcome
}

describe('what is tried again', () => {
  it.each([400, 401, 403, 404, 409, 410, 422])('F22 a %s is not', async (code) => {
    answering(status(code))
    expect(await read()).toMatchObject({ status: code })
    expect(times).toHaveLength(1)
  })

  it.each([
    ['a 500', status(500)],
    ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that is not the contract', () => new Response('<p>')],
  ])('%s is, twice, with growing waits', async (_, reply) => {
    answering(reply)
    expect(await read()).toBeInstanceOf(ApiError)
    expect(waits()).toEqual([1000, 2000])
  })

  it('what succeeds the second time is a success', async () => {
    answering(status(503), right)
    expect(await read()).toEqual(ORDERS)
  })
})

describe('F20 a 429 waits as long as the host says', () => {
  it.each([
    ['seconds', '7', 7000],
    ['no time', '0', 0],
    ['a date', 'Wed, 04 Jun 2025 16:00:12 GMT', 12_000],
    ['a date that has passed', 'Wed, 04 Jun 2025 15:00:00 GMT', 0],
    ['more than anybody waits', '86400', 30_000],
    ['nonsense', 'soon', 1000],
  ])('%s', async (_, value, wait) => {
    answering(status(429, { 'retry-after': value }), right)
    expect(await read()).toEqual(ORDERS)
    expect(waits()).toEqual([wait])
  })

  it('and gives up after two more tries', async () => {
    answering(status(429, { 'retry-after': '5' }))
    expect(await read()).toMatchObject({ status: 429 })
    expect(waits()).toEqual([5000, 5000])
  })
})

describe('F24 a host that never answers', () => {
  /** AbortSignal.timeout keeps its own clock; this one is the test's. */
  const timeout = (ms: number) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms)
    return controller.signal
  }
  const silent = () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeout)
    vi.stubGlobal('fetch', ({ signal }: Request) => {
      times.push(Date.now())
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    })
  }

  it('a read gives up after 20 s, once', async () => {
    silent()
    const outcome = queryClient.fetchQuery(list).catch((cause: unknown) => cause)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(queryClient.isFetching()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ code: 'TIMEOUT', status: 0, message: 'Failed to load your orders.' })
    expect(times).toHaveLength(1)
  })

  it('every read of the client gives up, and no write does', async () => {
    const operations = await operationsOfCalls()
    silent()
    const ended = new Set<string>()
    for (const { name, run } of calls) void run().catch(() => ended.add(name))
    await vi.advanceTimersByTimeAsync(60_000)
    const isRead = (name: string) => /^GET|quote$/.test(operations.get(name)!)
    expect(calls.map(({ name }) => name).filter((name) => ended.has(name) !== isRead(name))).toEqual([])
  })
})
