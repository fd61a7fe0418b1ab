import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { CodeMissing } from '../../lib/load-code'

const SEND_FAILED = t`Failed to send verification code. Please try again.`
const WRONG_CODE = t`Invalid verification code. Please try again.`
const TOO_MANY = t`Too many attempts. Please wait a few minutes and try again.`

/** Customer messages for the identity provider's error codes. Other codes get the default of their step (rule 8.2). */
const BY_CODE: Record<string, string> = {
  'auth/invalid-phone-number': t`Please enter a valid phone number.`,
  'auth/missing-phone-number': t`Please enter a valid phone number.`,
  'auth/invalid-verification-code': WRONG_CODE,
  'auth/missing-verification-code': WRONG_CODE,
  'auth/code-expired': t`This code has expired. Please request a new one.`,
  'auth/invalid-verification-id': t`This code can no longer be used. Please request a new one.`,
  'auth/missing-verification-id': t`This code can no longer be used. Please request a new one.`,
  'auth/too-many-requests': TOO_MANY,
  'auth/quota-exceeded': TOO_MANY,
  'auth/user-disabled': t`This account has been disabled. Please contact the restaurant.`,
  'auth/user-token-expired': t`Session expired. Please login again.`,
  'auth/network-request-failed': t`No connection. Please check your network and try again.`,
  'shop/sign-in-blocked': t`Something on this device, such as an ad blocker, blocks the sign-in. Please allow it for this site, and try again.`,
  'auth/captcha-check-failed': t`Failed to initialize reCAPTCHA`,
}

/** Those whose message the catalogue itself specifies (rule 8.2). */
const SPECIFIED = [
  'auth/invalid-verification-code',
  'auth/missing-verification-code',
  'auth/user-token-expired',
  'auth/captcha-check-failed',
]
/** Those that explain why a code is wrong. */
const OF_CODE = ['auth/code-expired', 'auth/invalid-verification-id', 'auth/missing-verification-id']

/** What went wrong: the catalogue's message (rule 8.2), and an explanation. */
export type Failure = { message: string; detail?: string }

const codeOf = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''

function failure(cause: unknown, fallback: string): Failure {
  if (cause instanceof ApiError) return { message: cause.message }
  const code = codeOf(cause)
  const detail = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined
  if (detail) return SPECIFIED.includes(code) ? { message: detail } : { message: fallback, detail }
  const isForDevelopers = cause instanceof TypeError || cause instanceof CodeMissing
  const isOurs = cause instanceof Error && !isForDevelopers && code === ''
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
  return detail && !OF_CODE.includes(codeOf(cause)) ? { message: detail } : { message, ...(detail && { detail }) }
}
export const registerFailure = (cause: unknown) => failure(cause, t`Registration failed`)
