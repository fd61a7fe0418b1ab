import { expect, it } from 'vitest'
import { ApiError } from './errors'
import { queryClient } from './query-client'

const { retry, retryDelay } = queryClient.getDefaultOptions().queries as {
  retry: (failures: number, error: Error) => boolean
  retryDelay: (failures: number, error: Error) => number
}
const error = (status: number, code: string, retryAfter?: number) =>
  new ApiError({ status, code, message: '', retryAfter })

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

it('F20 a repeated read waits as long as the API asks for, and at most half a minute', () => {
  const waits = [0, 7000, 3_600_000].map((asked) => retryDelay(3, error(429, 'HTTP_429', asked)))
  expect(waits).toEqual([0, 7000, 30_000])
})

it('a write is never repeated by itself', () => {
  expect(queryClient.getDefaultOptions().mutations?.retry).toBe(false)
})
