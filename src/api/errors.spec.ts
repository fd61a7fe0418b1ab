import { expect, it } from 'vitest'
import { ApiError } from './errors'

const error = (status: number, code = 'X') => new ApiError({ status, code, message: 'No' })

it.each([
  ['no answer', 0, false],
  ['an answer that is not valid', 200, false],
  ['a redirect', 399, false],
  ['a bad request', 400, true],
  ['a conflict', 409, true],
  ['the last refusal there is', 499, true],
  ['a failure of the API', 500, false],
  ['a proxy that gave up waiting', 408, false],
  ['too many calls', 429, false],
])('a customer is offered no second try only where it would be refused again: %s', (_, status, isFinal) => {
  expect(error(status).isFinal).toBe(isFinal)
})

it.each([
  ['the answer was lost', true, 0, 'NETWORK'],
  ['the API failed', true, 500, 'HTTP_500'],
  ['a proxy gave up waiting', true, 408, 'HTTP_408'],
  ['the order was refused', false, 409, 'SOLD_OUT'],
  ['there were too many calls', false, 429, 'HTTP_429'],
  ['the session could not be renewed', false, 0, 'RENEWAL_NETWORK'],
  ['the API has a code that only ends like that', true, 500, 'AFTER_RENEWAL'],
])('a customer is warned of a second order only if there may be a first: %s', (_, isUnknown, status, code) => {
  expect(error(status, code).outcomeUnknown).toBe(isUnknown)
})

it('an error in the log of the browser says what failed and why', () => {
  const cause = new TypeError('Failed to fetch')
  const failed = new ApiError({ status: 0, code: 'NETWORK', message: 'No menu' }, { cause })
  expect([String(failed), failed.cause, failed.fields]).toEqual(['ApiError: No menu', cause, {}])
})
