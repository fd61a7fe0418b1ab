import { expect, it } from 'vitest'
import { ApiError } from './errors'

it.each([
  ['the answer was lost', 0, 'NETWORK', false, true],
  ['the answer is not valid', 200, 'MALFORMED', false, true],
  ['the answer is a redirect', 399, 'HTTP_399', false, true],
  ['the request was bad', 400, 'HTTP_400', true, false],
  ['the order was refused', 409, 'SOLD_OUT', true, false],
  ['it is the last refusal there is', 499, 'HTTP_499', true, false],
  ['the API failed', 500, 'HTTP_500', false, true],
  ['a proxy gave up waiting', 408, 'HTTP_408', false, true],
  ['there were too many calls', 429, 'HTTP_429', false, false],
  ['the session could not be renewed', 0, 'RENEWAL_NETWORK', false, false],
  ['the API has a code that only ends like that', 500, 'AFTER_RENEWAL', false, true],
])(
  'a second try is useless where %s (%i %s): %s; it may be a second order: %s',
  (_, status, code, isFinal, isUnknown) => {
    const error = new ApiError({ status, code, message: 'No' })
    expect([error.isFinal, error.outcomeUnknown]).toEqual([isFinal, isUnknown])
  },
)

it('an error in the log of the browser says what failed and why', () => {
  const cause = new TypeError('Failed to fetch')
  const failed = new ApiError({ status: 0, code: 'NETWORK', message: 'No menu' }, { cause })
  expect([String(failed), failed.cause, failed.fields]).toEqual(['ApiError: No menu', cause, {}])
})
