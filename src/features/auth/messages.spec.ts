import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import { registerFailure, sendFailure, verifyFailure } from './messages'

const refused = (code: string) => Object.assign(new Error('Firebase: Error (…).'), { code })
const WRONG_CODE = 'Invalid verification code. Please try again.'
const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.'

describe('F34 a refusal of the identity provider has its own words', () => {
  it.each([
    ['auth/invalid-phone-number', 'Please enter a valid phone number.'],
    ['auth/missing-phone-number', 'Please enter a valid phone number.'],
    ['auth/invalid-verification-code', WRONG_CODE],
    ['auth/missing-verification-code', WRONG_CODE],
    ['auth/code-expired', 'This code has expired. Please request a new one.'],
    ['auth/invalid-verification-id', 'This code can no longer be used. Please request a new one.'],
    ['auth/missing-verification-id', 'This code can no longer be used. Please request a new one.'],
    ['auth/too-many-requests', TOO_MANY],
    ['auth/quota-exceeded', TOO_MANY],
    ['auth/user-disabled', 'This account has been disabled. Please contact the restaurant.'],
    ['auth/user-token-expired', 'Session expired. Please login again.'],
    ['auth/network-request-failed', 'No connection. Please check your network and try again.'],
    ['auth/captcha-check-failed', 'Failed to initialize reCAPTCHA'],
  ])('%s', (code, words) => {
    expect([sendFailure, verifyFailure, registerFailure].map((words) => words(refused(code)))).toEqual([
      words,
      words,
      words,
    ])
  })
})

describe('anything else', () => {
  const DEFAULTS = ['Failed to send verification code. Please try again.', WRONG_CODE, 'Registration failed']

  it.each([
    ['a code that is not listed', refused('auth/internal-error')],
    ['a code that is the name of something in every object', refused('constructor')],
    ['no error at all', null],
    ['text', 'boom'],
    ['an error without words', new Error('')],
  ])('%s has the default of its step', (_, cause) => {
    expect([sendFailure, verifyFailure, registerFailure].map((words) => words(cause))).toEqual(DEFAULTS)
  })

  it('an error of ours keeps its words', () => {
    expect(verifyFailure(new Error('No verification in progress'))).toBe('No verification in progress')
  })

  it('a refusal of the host has the host’s words', () => {
    const error = new ApiError({ status: 403, code: 'FORBIDDEN', message: 'This phone number has not been verified.' })
    expect(verifyFailure(error)).toBe('This phone number has not been verified.')
  })
})
