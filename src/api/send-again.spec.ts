import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from './errors'
import { isNotRenewed, isOutcomeUnknown, SEND_AGAIN } from './send-again'

const error = (status: number, code: string, retryAfter?: number) =>
  new ApiError({ status, code, message: '', retryAfter })
afterEach(() => onlineManager.setOnline(true))

it.each([
  ['a lost answer', true, error(0, 'NETWORK')],
  ['a failure of the API', true, error(502, 'HTTP_502')],
  ['a renewal without a network', true, error(0, 'RENEWAL_NETWORK')],
  ['a refusal', false, error(409, 'SOLD_OUT')],
  ['too many orders', false, error(429, 'HTTP_429')],
  ['a timeout', false, error(0, 'TIMEOUT')],
  ['a timeout of the renewal', false, error(0, 'RENEWAL_TIMEOUT')],
  ['a wait that the API asks for', false, error(503, 'HTTP_503', 5000)],
  ['a payment page that is not safe', false, error(200, 'UNSAFE_PAYMENT_URL')],
  ['a failure of another kind', false, new TypeError('No')],
])('F24 an order is sent again by itself, twice at most, after %s: %s', (_, isSent, cause) => {
  expect(SEND_AGAIN.retry(0, cause)).toBe(isSent)
  expect(SEND_AGAIN.retry(1, cause)).toBe(isSent)
  expect(SEND_AGAIN.retry(2, cause)).toBe(false)
})

it('an order is not sent again without a connection', () => {
  onlineManager.setOnline(false)
  expect(SEND_AGAIN.retry(0, error(0, 'NETWORK'))).toBe(false)
})

it.each([
  ['was placed although the answer is lost', true, error(0, 'NETWORK')],
  ['was placed although nobody answers', true, error(0, 'TIMEOUT')],
  ['was refused', false, error(422, 'INVALID')],
  ['was never sent', false, error(0, 'RENEWAL_NETWORK')],
  ['is placed, and only its payment page is not safe', false, error(200, 'UNSAFE_PAYMENT_URL')],
  ['failed in this page', false, new TypeError('No')],
])('an order may be placed without the customer knowing when it %s: %s', (_, isUnknown, cause) => {
  expect(isOutcomeUnknown(cause)).toBe(isUnknown)
})

it('a call that could not renew the session is distinguished from one that failed otherwise', () => {
  expect(isNotRenewed(error(0, 'RENEWAL_NETWORK'))).toBe(true)
  expect(isNotRenewed(error(0, 'NETWORK'))).toBe(false)
  expect(isNotRenewed(Object.assign(new Error(), { code: 'RENEWAL_NETWORK' }))).toBe(false)
})
