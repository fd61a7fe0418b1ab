import { afterEach, describe, expect, it, vi } from 'vitest'
import { clockTold } from '../lib/now'
import { toApiError } from './to-api-error'

const QUARTER = 15 * 60_000
const NOW = Date.UTC(2026, 10, 20, 18)
const errorOf = (body: unknown, headers: Record<string, string> = {}) =>
  toApiError(new Response(null, { status: 429, headers }), body, 'Please try later.')

afterEach(() => void vi.useRealTimers())

describe('how long the customer waits before the next try', () => {
  /** The wait on a device whose clock is `off` ms ahead of that of the API. */
  const waitFor = (after?: string, off = 0) => {
    vi.useFakeTimers({ now: NOW + off, toFake: ['Date'] })
    clockTold(new Date(NOW).toUTCString())
    return errorOf({}, after === undefined ? {} : { 'retry-after': after }).retryAfter
  }

  it.each([
    ['a number of seconds', '30', 30_000],
    ['a date', 'Fri, 20 Nov 2026 18:02:00 GMT', 120_000],
    ['a date that begins and ends with a digit', '2026-11-20T18:02:00+00:00', 120_000],
    ['a date of the older kind', 'Friday, 20-Nov-26 18:02:00 GMT', 120_000],
    ['a date without a zone, which is GMT wherever the customer is', 'Fri Nov 20 18:02:00 2026', 120_000],
    ['no second at all', '0', 0],
    ['half a second', '0.5', 500],
    ['a date that has passed', 'Fri, 20 Nov 2026 17:00:00 GMT', 0],
    ['an hour', '3600', QUARTER],
    ['three years', '99999999', QUARTER],
    ['more seconds than there are', '1'.repeat(400), QUARTER],
    ['a date in 2099', 'Thu Jan  1 00:00:00 2099', QUARTER],
  ])('is what the API asks for, at most a quarter of an hour: %s', (_, after, wait) => {
    expect(waitFor(after)).toBe(wait)
  })

  it.each([undefined, '', '-5', '1e23', 'Infinity', 'soon', '30 s', 'Someday, 20 Nov 2026'])(
    'is not known after %j',
    (after) => expect(waitFor(after)).toBeUndefined(),
  )

  it('is counted by the clock of the API, when that of the device is wrong', () => {
    expect(waitFor('Fri, 20 Nov 2026 18:02:00 GMT', 3_600_000)).toBe(120_000)
  })
})

it.each([
  ['the answer', 'req_body', { requestId: 'req_body' }],
  ['the header when the answer has none', 'req_head', {}],
  ['the header when the answer has an empty one', 'req_head', { requestId: ' ' }],
  ['the header when the answer has an odd one', 'req_head', { requestId: 7 }],
])('support finds a failed call by the id of %s', (_, id, body) => {
  expect(errorOf(body, { 'x-request-id': 'req_head' }).requestId).toBe(id)
})

it('a customer whose call was refused reads the message of the API', () => {
  expect(errorOf({ code: 'SOLD_OUT', message: 'Sold out.' })).toMatchObject({ code: 'SOLD_OUT', message: 'Sold out.' })
})

it.each([undefined, null, '<h1>Bad Gateway</h1>', ['message'], { code: ' ', message: '\n' }, { code: 7, message: [] }])(
  'a customer whose call was refused with %j reads the words of the shop',
  (body) => {
    const rest = { status: 429, fields: {}, requestId: undefined }
    expect(errorOf(body)).toMatchObject({ code: 'HTTP_429', message: 'Please try later.', ...rest })
  },
)

it('F21 a form shows the message of each field, and leaves out what has no field or no message', () => {
  const good = { pointer: '/email', message: 'No such address.', hint: 'new in version 9' }
  const polluted = { pointer: '__proto__', message: 'polluted' }
  const odd = [{ pointer: '/phone' }, { message: 'No' }, { pointer: 7, message: 'No' }, null, 'text', 7]
  const { fields } = errorOf({ errors: [good, ...odd, polluted] })
  expect(fields['/email']).toBe('No such address.')
  expect(Object.keys(fields)).toEqual(['/email', '__proto__'])
  expect(({} as Record<string, unknown>).message).toBeUndefined()
  for (const errors of [good, 'none', 7, null, { 0: 'x' }]) expect(errorOf({ errors }).fields).toEqual({})
})
