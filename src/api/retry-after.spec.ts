import { expect, it, vi } from 'vitest'
import { pauseBeforeRetry } from './query-client'
import { toApiError } from './to-api-error'
import { waitOf } from './retry-after'

const refused = (after: string) =>
  toApiError(new Response(null, { status: 429, headers: { 'retry-after': after } }), {}, 'Please try later.')

it.each([
  ['99999999', 30_000],
  ['Thu, 01 Jan 2099 00:00:00 GMT', 30_000],
  ['Thursday, 01-Jan-48 00:00:00 GMT', 30_000],
  ['Thu Jan  1 00:00:00 2099', 30_000],
  ['7', 7000],
  ['0', 0],
  ['1e23', 1000],
])('a call that repeats itself after Retry-After %s waits %i ms, and at most half a minute', (after, pause) => {
  expect(pauseBeforeRetry(0, refused(after))).toBe(pause)
})

it('a date of Retry-After without a zone is GMT, wherever the customer is', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 6, 8, 49, 7) })
  const after = new Response(null, { headers: { 'retry-after': 'Fri Nov  6 08:49:37 2026' } })
  expect(waitOf(after)).toBe(30_000)
  vi.useRealTimers()
})
