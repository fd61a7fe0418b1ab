import { ApiError } from '../../api/errors'

const SEND_FAILED = 'Failed to send verification code. Please try again.'
const WRONG_CODE = 'Invalid verification code. Please try again.'
const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.'

/** Customer messages for the identity provider's error codes. Other codes get the default of their step (rule 8.2). */
const BY_CODE: Record<string, string> = {
  'auth/invalid-phone-number': 'Please enter a valid phone number.',
  'auth/missing-phone-number': 'Please enter a valid phone number.',
  'auth/invalid-verification-code': WRONG_CODE,
  'auth/missing-verification-code': WRONG_CODE,
  'auth/code-expired': 'This code has expired. Please request a new one.',
  'auth/invalid-verification-id': 'This code can no longer be used. Please request a new one.',
  'auth/missing-verification-id': 'This code can no longer be used. Please request a new one.',
  'auth/too-many-requests': TOO_MANY,
  'auth/quota-exceeded': TOO_MANY,
  'auth/user-disabled': 'This account has been disabled. Please contact the restaurant.',
  'auth/user-token-expired': 'Session expired. Please login again.',
  'auth/network-request-failed': 'No connection. Please check your network and try again.',
  'auth/captcha-check-failed': 'Failed to initialize reCAPTCHA',
}

/** Those of them that the catalogue itself specifies (rule 8.2). */
const SPECIFIED = [WRONG_CODE, BY_CODE['auth/user-token-expired'], BY_CODE['auth/captcha-check-failed']]

/** What went wrong: the catalogue's message (rule 8.2), and an explanation. */
export type Failure = { message: string; detail?: string }

function failure(cause: unknown, fallback: string): Failure {
  if (cause instanceof ApiError) return { message: cause.message }
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  const detail = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined
  if (detail) return SPECIFIED.includes(detail) ? { message: detail } : { message: fallback, detail }
  // A TypeError comes from code that could not be loaded: its message is for developers.
  const isOurs = cause instanceof Error && !(cause instanceof TypeError) && code === ''
  return { message: isOurs && cause.message ? cause.message : fallback }
}

/** The type of a form error that a toast announces too, so that its field stays silent. */
export const BY_TOAST = 'toast'

/** The message for the field: only the explanation if there is one, as the toast shows the rest. */
export const atField = ({ message, detail }: Failure) => detail ?? message

export const sendFailure = (cause: unknown) => failure(cause, SEND_FAILED)
/** Uses the wrong-code message only for errors that are about the code. */
export function verifyFailure(cause: unknown): Failure {
  const { message, detail } = failure(cause, WRONG_CODE)
  const isOfCode = !detail || /code/.test(detail)
  return isOfCode ? { message, ...(detail && { detail }) } : { message: detail }
}
export const registerFailure = (cause: unknown) => failure(cause, 'Registration failed')
