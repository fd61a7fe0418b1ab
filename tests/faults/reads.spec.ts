import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../src/api/errors'
import { orderQueries } from '../../src/api/queries/orders'
import { queryClient } from '../../src/api/query-client'
import { signedOut } from '../../src/stores/auth'
import { now } from '../../src/lib/now'
import { tryAgain } from '../../src/lib/pending-reads'
import { calls, operationsOfCalls, rightAnswer } from './calls'
import { heldTimeLimits, silence } from '../setup/time-limits'
import { silenceFailures } from './silence'

silenceFailures()

const order = orderQueries.detail('cus', 'ord_1')
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
const ORDER = rightAnswer('GET /api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}')
const right = () => Response.json(ORDER)
const waits = () => times.slice(1).map((time, index) => time - times[index]!)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-06-04T16:00:00Z') })
  times = []
  vi.stubGlobal('window', new EventTarget())
  signedOut()
  queryClient.clear()
})
afterEach(() => void vi.useRealTimers())

async function read() {
  const outcome = queryClient.fetchQuery({ ...order, staleTime: 0 }).catch((cause: unknown) => cause)
  await vi.runAllTimersAsync()
  return outcome
}

it('the Date header of an answer sets the clock, unless a cache may have kept the answer that long', async () => {
  const HOUR = 3_600_000
  const answerOf = (ago: number, cacheControl: string) => {
    const date = new Date(Date.now() - ago).toUTCString()
    return () => Response.json(ORDER, { headers: { date, 'cache-control': cacheControl } })
  }
  const clockAfter = async (answer: () => Response) => {
    answering(answer)
    await read()
    return now() - Date.now()
  }
  expect(await clockAfter(answerOf(HOUR, 'public, max-age=7200'))).toBe(0)
  expect(await clockAfter(answerOf(HOUR, 'max-age=2400, stale-while-revalidate=2400'))).toBe(0)
  expect(await clockAfter(answerOf(HOUR, 'max-age=60, s-maxage=7200'))).toBe(0)
  // A timer may run before the answer.
  expect(Math.abs((await clockAfter(answerOf(HOUR, 'public, max-age=60'))) + HOUR)).toBeLessThan(2000)
  expect(await clockAfter(answerOf(0, 'no-cache'))).toBe(0)
})

it.each([
  ['its details', order],
  ['its tracking', orderQueries.tracking('ord_1', 'token')],
  ['its payment', orderQueries.payment('cus', 'ord_1')],
])(
  'an order that is not found, with a 404 for %s, is not logged as an error',
  async (_, options: { queryKey: readonly unknown[] }) => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => {})
    answering(status(404))
    await expect(queryClient.fetchQuery(options)).rejects.toMatchObject({ status: 404 })
    expect(console.error).not.toHaveBeenCalled()
    expect(said).toHaveBeenCalledOnce()
  },
)

describe('a failed read', () => {
  it.each([400, 401, 403, 404, 409, 410, 422])('F22 is not retried after a %s', async (code) => {
    answering(status(code))
    expect(await read()).toMatchObject({ status: code })
    expect(times).toHaveLength(1)
  })

  it.each([
    ['a 500', status(500)],
    ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that is not the contract', () => new Response('<p>')],
  ])('is retried after %s, twice, with growing waits', async (_, reply) => {
    answering(reply)
    expect(await read()).toBeInstanceOf(ApiError)
    expect(waits()).toEqual([1000, 2000])
  })

  it('succeeds when the second try does', async () => {
    answering(status(503), right)
    expect(await read()).toEqual(ORDER)
  })
})

describe('F20 a read that gets a 429', () => {
  it.each([
    ['seconds', '7', 7000],
    ['no time', '0', 0],
    ['a date', 'Wed, 04 Jun 2025 16:00:12 GMT', 12_000],
    ['a date that has passed', 'Wed, 04 Jun 2025 15:00:00 GMT', 0],
    ['more than anybody waits', '86400', 30_000],
    ['nonsense', 'soon', 1000],
  ])('waits as long as Retry-After allows: %s', async (_, value, wait) => {
    answering(status(429, { 'retry-after': value }), right)
    expect(await read()).toEqual(ORDER)
    expect(waits()).toEqual([wait])
  })

  it('gives up after two more tries', async () => {
    answering(status(429, { 'retry-after': '5' }))
    expect(await read()).toMatchObject({ status: 429 })
    expect(waits()).toEqual([5000, 5000])
  })
})

describe('F24 an API that never answers', () => {
  const silent = () => {
    const limits = heldTimeLimits()
    vi.stubGlobal('fetch', (request: Request) => {
      times.push(Date.now())
      return silence(request)
    })
    return limits
  }

  it('leaves a read waiting until it is answered, even after it was requested again', async () => {
    const limits = heldTimeLimits()
    const answers: ((response: Response) => void)[] = []
    // Unanswered calls of other tests are requested again too.
    const isOurs = ({ url }: Request) => url.endsWith('/orders/ord_1')
    vi.stubGlobal(
      'fetch',
      (request: Request) => new Promise<Response>((resolve) => isOurs(request) && answers.push(resolve)),
    )
    const outcome = queryClient.fetchQuery(order)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(limits.begun()).toBe(0)
    expect(queryClient.isFetching()).toBe(1)
    tryAgain()
    expect(answers).toHaveLength(2)
    answers[0]!(right())
    expect(await outcome).toEqual(ORDER)
  })

  it('ends blocking steps after 20 s and writes after 60 s, with an unknown outcome, and no other read', async () => {
    const operations = await operationsOfCalls()
    const limits = silent()
    const ended = new Map<string, unknown>()
    for (const { name, run } of calls) void run().catch((cause: unknown) => ended.set(name, cause))
    await vi.advanceTimersByTimeAsync(0)
    const isStep = ({ name }: { name: string }) =>
      ['readNewest', 'readOrder', 'groupOrderNow'].includes(name) ||
      /firebase-config|quote$/.test(operations.get(name)!)
    const isRead = (call: { name: string }) => !isStep(call) && operations.get(call.name)!.startsWith('GET')
    const names = (of: typeof calls) => of.map(({ name }) => name).sort()
    limits.pass(20_000)
    await vi.advanceTimersByTimeAsync(0)
    expect([...ended.keys()].sort()).toEqual(names(calls.filter(isStep)))
    limits.pass(59_999)
    await vi.advanceTimersByTimeAsync(0)
    expect(ended.size).toBe(calls.filter(isStep).length)
    limits.pass(60_000)
    await vi.advanceTimersByTimeAsync(0)
    expect([...ended.keys()].sort()).toEqual(names(calls.filter((call) => !isRead(call))))
    for (const cause of ended.values()) expect(cause).toMatchObject({ code: 'TIMEOUT', outcomeUnknown: true })
    // The remaining reads are never answered.
    await queryClient.cancelQueries()
  })
})
