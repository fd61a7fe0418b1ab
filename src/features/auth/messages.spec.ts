import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import { atField, registerFailure, sendFailure, verifyFailure } from './messages'

const refused = (code: string) => Object.assign(new Error('Firebase: Error (…).'), { code })
const WRONG_CODE = 'Invalid verification code. Please try again.'
const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.'

const SEND_FAILED = 'Failed to send verification code. Please try again.'
const DEFAULTS = [SEND_FAILED, WRONG_CODE, 'Registration failed']
const failures = (cause: unknown) => [sendFailure, verifyFailure, registerFailure].map((of) => of(cause))

describe('F34 a refusal of the identity provider', () => {
  const ABOUT_CODE = [
    ['auth/code-expired', 'This code has expired. Please request a new one.'],
    ['auth/invalid-verification-id', 'This code can no longer be used. Please request a new one.'],
    ['auth/missing-verification-id', 'This code can no longer be used. Please request a new one.'],
  ] as const
  const OTHERS = [
    ['auth/invalid-phone-number', 'Please enter a valid phone number.'],
    ['auth/missing-phone-number', 'Please enter a valid phone number.'],
    ['auth/too-many-requests', TOO_MANY],
    ['auth/quota-exceeded', TOO_MANY],
    ['auth/user-disabled', 'This account has been disabled. Please contact the restaurant.'],
    ['auth/network-request-failed', 'No connection. Please check your network and try again.'],
    [
      'shop/sign-in-blocked',
      'Something on this device, such as an ad blocker, blocks the sign-in. Please allow it for this site, and try again.',
    ],
  ] as const

  it.each([...ABOUT_CODE, ...OTHERS])('%s has its own message, alone at the field', (code, detail) => {
    expect(failures(refused(code)).map(atField)).toEqual([detail, detail, detail])
    expect(sendFailure(refused(code))).toEqual({ message: SEND_FAILED, detail })
    expect(registerFailure(refused(code))).toEqual({ message: 'Registration failed', detail })
  })

  it.each(ABOUT_CODE)('%s is explained below the specified sentence of a wrong code', (code, detail) =>
    expect(verifyFailure(refused(code))).toEqual({ message: WRONG_CODE, detail }),
  )

  it.each(OTHERS)('%s does not say that the code is wrong', (code, message) =>
    expect(verifyFailure(refused(code))).toEqual({ message }),
  )

  it.each([
    ['auth/invalid-verification-code', WRONG_CODE],
    ['auth/missing-verification-code', WRONG_CODE],
    ['auth/user-token-expired', 'Session expired. Please login again.'],
    ['auth/captcha-check-failed', 'Failed to initialize reCAPTCHA'],
  ])('%s has its own specified sentence', (code, message) => {
    expect(failures(refused(code))).toEqual([{ message }, { message }, { message }])
    expect(atField({ message })).toBe(message)
  })
})

it.each([
  ['a code that is not listed', refused('auth/internal-error')],
  ['a code that is the name of something in every object', refused('constructor')],
  ['no error at all', null],
  ['text', 'boom'],
  ['an error without words', new Error('')],
  ['code that could not be loaded', new TypeError('Failed to fetch dynamically imported module: https://a.test/b.js')],
])('%s has the default message of its step', (_, cause) => {
  expect(failures(cause)).toEqual(DEFAULTS.map((message) => ({ message })))
})

it.each([
  ['an error of ours', new Error('No verification in progress')],
  ['a refusal of the API', new ApiError({ status: 403, code: 'FORBIDDEN', message: 'This number is not verified.' })],
])('%s keeps its message', (_, error) => expect(verifyFailure(error)).toEqual({ message: error.message }))
