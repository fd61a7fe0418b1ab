import { afterEach, describe, expect, it, vi } from 'vitest'
import { clockTold } from '../lib/now'
import { toApiError } from './to-api-error'

const QUARTER = 15 * 60_000
const NOW = Date.UTC(2026, 10, 20, 18)
const answer = (headers: Record<string, string> = {}) => new Response(null, { status: 429, headers })
const errorOf = (body: unknown, headers?: Record<string, string>) =>
  toApiError(answer(headers), body, 'Please try later.')

afterEach(() => void vi.useRealTimers())

describe('how long the customer waits before the next try', () => {
  const waitFor = (after?: string) => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    clockTold(new Date(NOW).toUTCString())
    return errorOf({}, after === undefined ? {} : { 'retry-after': after }).retryAfter
  }

  it.each([
    ['a number of seconds', '30', 30_000],
    ['a date', 'Fri, 20 Nov 2026 18:02:00 GMT', 120_000],
    ['a date that begins and ends with a digit', '2026-11-20T18:02:00+00:00', 120_000],
    ['no second at all', '0', 0],
    ['half a second', '0.5', 500],
    ['a date that has passed', 'Fri, 20 Nov 2026 17:00:00 GMT', 0],
    ['an hour', '3600', QUARTER],
    ['three years', '99999999', QUARTER],
    ['more seconds than there are', '1'.repeat(400), QUARTER],
    ['a date in 2099', 'Thu, 01 Jan 2099 00:00:00 GMT', QUARTER],
  ])('is what the API asks for, at most a quarter of an hour: %s', (_, after, wait) => {
    expect(waitFor(after)).toBe(wait)
  })

  it.each([undefined, '', '-5', '1e23', 'Infinity', 'soon', '30 s', 'Someday, 20 Nov 2026'])(
    'is not known after %j',
    (after) => {
      expect(waitFor(after)).toBeUndefined()
    },
  )

  it('is counted by the clock of the API, when that of the device is wrong', () => {
    vi.useFakeTimers({ now: NOW + 3_600_000, toFake: ['Date'] })
    clockTold(new Date(NOW).toUTCString())
    expect(errorOf({}, { 'retry-after': 'Fri, 20 Nov 2026 18:02:00 GMT' }).retryAfter).toBe(120_000)
  })
})

describe('what support is told to find a failed call', () => {
  it.each([
    ['that of the answer', 'req_body', { requestId: 'req_body' }, 'req_head'],
    ['that of the header when the answer has none', 'req_head', {}, 'req_head'],
    ['that of the header when the answer has an empty one', 'req_head', { requestId: ' ' }, 'req_head'],
    ['that of the header when the answer has an odd one', 'req_head', { requestId: 7 }, 'req_head'],
  ])('is the id of the request: %s', (_, id, body, inHead) => {
    expect(errorOf(body, { 'x-request-id': inHead }).requestId).toBe(id)
  })

  it('is left out when the API gives no id', () => {
    expect(errorOf({}).requestId).toBeUndefined()
  })
})

it.each([
  ['the code and message of the API', { code: 'SOLD_OUT', message: 'Sold out.' }, 'SOLD_OUT', 'Sold out.'],
  ['the status and the words of the shop for nothing', undefined, 'HTTP_429', 'Please try later.'],
  ['the status and the words of the shop for blanks', { code: ' ', message: '\n' }, 'HTTP_429', 'Please try later.'],
  ['the status and the words of the shop for odd values', { code: 7, message: [] }, 'HTTP_429', 'Please try later.'],
])('a customer whose call was refused reads %s', (_, body, code, message) => {
  expect(errorOf(body)).toMatchObject({ status: 429, code, message })
})

it('a form shows the message of each field, and leaves out what has no field or no message', () => {
  const good = { pointer: '/email', message: 'No such address.' }
  const errors = [good, { pointer: '/phone' }, { message: 'No' }, { pointer: 7, message: 'No' }, null, 'text', 7]
  expect(errorOf({ errors }).fields).toEqual({ '/email': 'No such address.' })
  expect(errorOf({ errors: good }).fields).toEqual({})
  expect(errorOf({}).fields).toEqual({})
})
