import { focusManager, onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { heldTimeLimits } from '../../tests/setup/time-limits'
import { ApiError } from './errors'
import { queryClient, resumeReadsAtOnce, stepSignal, writeSignal } from './query-client'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const { retry, retryDelay } = queryClient.getDefaultOptions().queries as {
  retry: (failures: number, error: Error) => boolean
  retryDelay: (failures: number, error: Error) => number
}
const error = (status: number, code: string) => new ApiError({ status, code, message: '' })

it.each([
  ['a lost connection', true, error(0, 'NETWORK')],
  ['a failure of the API', true, error(503, 'HTTP_503')],
  ['a failure of another kind', true, new TypeError('No')],
  ['a refusal', false, error(404, 'NOT_FOUND')],
  ['a timeout', false, error(0, 'TIMEOUT')],
  ['a timeout of the renewal', false, error(0, 'RENEWAL_TIMEOUT')],
])('a read is repeated after %s: %s', (_, isRepeated, cause) => {
  expect(retry(0, cause)).toBe(isRepeated)
  expect(retry(1, cause)).toBe(isRepeated)
  expect(retry(2, cause)).toBe(false)
})

it('a repeated read waits 1 s, 2 s, 4 s and at most half a minute', () => {
  const waits = [0, 1, 2, 5].map((failures) => retryDelay(failures, error(503, 'HTTP_503')))
  expect(waits).toEqual([1000, 2000, 4000, 30_000])
  expect(retryDelay(1, new TypeError('No'))).toBe(2000)
})

it('a write is never repeated by itself', () => {
  expect(queryClient.getDefaultOptions().mutations?.retry).toBe(false)
})

it('what was read stays for half an hour after its page was left, so that the way back shows it at once', () => {
  vi.useFakeTimers()
  queryClient.setQueryData(['left'], 'menu')
  vi.advanceTimersByTime(30 * 60_000 - 1)
  expect(queryClient.getQueryData(['left'])).toBe('menu')
  vi.advanceTimersByTime(1)
  expect(queryClient.getQueryData(['left'])).toBeUndefined()
})

describe('how long a customer waits for a call', () => {
  const reasonOf = ({ reason }: AbortSignal) => (reason as Error).name

  it('is 20 s at a step that they watch, and a minute for a change that may have happened', () => {
    const limits = heldTimeLimits()
    const [step, write] = [stepSignal(), writeSignal()]
    limits.pass(19_999)
    expect([step.aborted, write.aborted]).toEqual([false, false])
    limits.pass(20_000)
    expect([reasonOf(step), write.aborted]).toEqual(['TimeoutError', false])
    limits.pass(60_000)
    expect(reasonOf(write)).toBe('TimeoutError')
  })

  it('ends at once when the page no longer needs the answer', () => {
    const limits = heldTimeLimits()
    const [page, form] = [new AbortController(), new AbortController()]
    const signals = [stepSignal(page.signal, form.signal), stepSignal(form.signal)]
    page.abort()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    form.abort()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
    expect(limits.begun()).toBe(2)
  })
})

it('reads that wait continue with a connection, or when the tab is shown, until the page has stopped that', () => {
  const client = new QueryClient()
  const resumed: string[] = []
  vi.spyOn(client.getQueryCache(), 'onOnline').mockImplementation(() => void resumed.push('connected'))
  vi.spyOn(client.getQueryCache(), 'onFocus').mockImplementation(() => void resumed.push('shown'))
  const stop = resumeReadsAtOnce(client)
  for (const follow of [() => {}, stop]) {
    follow()
    onlineManager.setOnline(false)
    focusManager.setFocused(false)
    onlineManager.setOnline(true)
    focusManager.setFocused(true)
    expect(resumed).toEqual(['connected', 'shown'])
  }
  focusManager.setFocused(undefined)
})
