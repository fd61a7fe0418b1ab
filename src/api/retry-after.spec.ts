import { expect, it } from 'vitest'
import { pauseBeforeRetry } from './query-client'
import { refusal } from './refusal'

const refused = (after: string) =>
  refusal(new Response(null, { status: 429, headers: { 'retry-after': after } }), {}, 'Please try later.')

it.each([
  ['99999999', 30_000],
  ['Thu, 01 Jan 2099 00:00:00 GMT', 30_000],
  ['7', 7000],
  ['0', 0],
  ['1e23', 1000],
])('a call that repeats itself after Retry-After %s waits %i ms, and at most half a minute', (after, pause) => {
  expect(pauseBeforeRetry(0, refused(after))).toBe(pause)
})
