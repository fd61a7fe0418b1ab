import { expect, it } from 'vitest'
import { refusal } from './refusal'
import { pauseBeforeRetry } from './query-client'

const refused = (after: string) =>
  refusal(new Response(null, { status: 429, headers: { 'retry-after': after } }), {}, 'Please try later.')

it.each([
  ['99999999', 30_000],
  ['7', 7000],
  ['0', 1000],
  ['Fri, 20 Nov 1970 17:00:00 GMT', 1000],
  ['1e23', 1000],
])('a call that repeats itself after Retry-After %s waits %i ms: never for good, and never at once', (after, pause) => {
  expect(pauseBeforeRetry(0, refused(after))).toBe(pause)
})
