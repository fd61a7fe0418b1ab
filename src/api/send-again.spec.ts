import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from './errors'
import { isNotRenewed, isOutcomeUnknown, SEND_AGAIN } from './send-again'

const error = (status: number, code: string, retryAfter?: number) =>
  new ApiError({ status, code, message: '', retryAfter })
afterEach(() => onlineManager.setOnline(true))

it.each([
  ['a lost answer', true, true, error(0, 'NETWORK')],
  ['a failure of the API', true, true, error(502, 'HTTP_502')],
  ['a renewal without a network', true, false, error(0, 'RENEWAL_NETWORK')],
  ['a refusal', false, false, error(409, 'SOLD_OUT')],
  ['too many orders', false, false, error(429, 'HTTP_429')],
  ['a timeout', false, true, error(0, 'TIMEOUT')],
  ['a timeout of the renewal', false, false, error(0, 'RENEWAL_TIMEOUT')],
  ['a wait that the API asks for', false, true, error(503, 'HTTP_503', 5000)],
  ['a payment page that is not safe', false, false, error(200, 'UNSAFE_PAYMENT_URL')],
  ['a failure of another kind', false, false, new TypeError('No')],
])('F24 an order is sent again by itself, twice at most, after %s: %s; it may be placed: %s', (...row) => {
  const [, isSent, isUnknown, cause] = row
  expect([0, 1, 2].map((failures) => SEND_AGAIN.retry(failures, cause))).toEqual([isSent, isSent, false])
  expect(isOutcomeUnknown(cause)).toBe(isUnknown)
})

it('an order is not sent again without a connection', () => {
  onlineManager.setOnline(false)
  expect(SEND_AGAIN.retry(0, error(0, 'NETWORK'))).toBe(false)
})

it('a call that could not renew the session is distinguished from one that failed otherwise', () => {
  const others = [error(0, 'NETWORK'), Object.assign(new Error(), { code: 'RENEWAL_NETWORK' })]
  expect([error(0, 'RENEWAL_NETWORK'), ...others].map(isNotRenewed)).toEqual([true, false, false])
})
