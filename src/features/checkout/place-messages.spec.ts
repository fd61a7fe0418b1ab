import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import { placeMessage, waitMessage } from './place-messages'

const failed = (status: number, code = `HTTP_${status}`) => new ApiError({ status, code, message: 'Words of the API.' })
const AGAIN = ' Please try again.'

it.each([
  ['a sold-out dish', failed(409, 'SOLD_OUT'), 'Words of the API.'],
  ['a refusal without words of its own', failed(404), 'Your order was not placed. Please try again.'],
  ['a breakdown', failed(500, 'BROKEN'), 'Your order was not placed. Please try again.'],
  ['too many requests', failed(429, 'SLOW_DOWN'), 'Too many requests came in, so your order was not placed.' + AGAIN],
  [
    'a sign-in that cannot be renewed',
    failed(0, 'RENEWAL_NETWORK'),
    'Your sign-in could not be renewed, so your order was not placed.' + AGAIN,
  ],
  ['a mistake of the shop', new Error('x is undefined'), 'Your order was not placed. Please try again.'],
])('an order that was refused says so after %s', (_, error, words) => {
  expect(placeMessage({ outcome: 'none', error, canPress: true })).toBe(words)
})

it('an order that was refused asks to try again only while the button can be pressed', () => {
  expect(placeMessage({ outcome: 'none', error: failed(500), canPress: false })).toBe('Your order was not placed.')
})

it('before the button is pressed there is no message', () => {
  expect(placeMessage({ outcome: 'none', error: null, canPress: true })).toBeNull()
})

describe('an order that may have been placed', () => {
  it.each([
    ['looking', 'We are looking for your order'],
    ['placed', 'Your order was placed.'],
    ['missing', 'So far your order is not among your orders.'],
    ['unknown', 'We keep looking.'],
    ['offline', 'when you are online again.'],
  ] as const)('is %s, and the customer is told that', (outcome, words) => {
    const message = placeMessage({ outcome, error: null, canPress: false })!
    expect(message).toContain(words)
    expect(message).not.toContain('place it again')
  })

  it('never says that it was not placed, whatever failed last', () => {
    expect(placeMessage({ outcome: 'looking', error: failed(500), canPress: true })).not.toContain('not placed')
  })

  it('may be placed again while it is missing, as it is not placed twice', () => {
    const words = 'You can place it again as it is: it will not be placed twice.'
    expect(placeMessage({ outcome: 'missing', error: null, canPress: true })).toMatch(new RegExp(`orders. ${words}$`))
    for (const outcome of ['looking', 'placed', 'unknown', 'offline'] as const)
      expect(placeMessage({ outcome, error: null, canPress: true })).not.toContain(words)
  })

  it('is followed by why the API refused the next attempt', () => {
    const message = placeMessage({ outcome: 'placed', error: failed(409, 'PLACED_BEFORE'), canPress: true })
    expect(message).toBe('Your order was placed. Words of the API.')
  })
})

it.each([
  [1, 'You can place it in 1 second.'],
  [90, 'You can place it in 90 seconds.'],
  [91, 'You can place it in 2 minutes.'],
  [120, 'You can place it in 2 minutes.'],
  [121, 'You can place it in 3 minutes.'],
])('a wait of %d s is said as %s', (seconds, words) => expect(waitMessage(seconds)).toBe(words))
