import { t } from 'ttag'
import type { PhoneVerification } from '../../api/identity'
import { authCalls } from '../../api/queries/auth'
import type { User } from '../../api/types'
import { config } from '../../lib/config'
import { steadyNow } from '../../lib/elapsed'
import type { Failure } from './messages'
import { onForgotten } from '../../lib/belongings'
import { track } from '../../lib/events'
import { loadCode } from '../../lib/load-code'
import { notify, SHORT } from '../../lib/notify'
import { sessionStore } from '../../lib/storage'
import { signedIn } from '../../stores/auth'
import { expectUsual } from '../../stores/usual'
import { goOnWith, keepSignIn, readSignIn, signInDone, type Registration } from './sign-in-draft'

/** The number is confirmed but has no account yet. The proof stays in memory for the registration. */
export class RegistrationRequired extends Error {
  override name = 'RegistrationRequired'
}

const TEMP_TOKEN = 'tempRefreshToken'
const identity = () => loadCode(() => import('../../api/identity'))

let phone = ''
let proof: PhoneVerification | null = null
onForgotten(() => {
  phone = ''
  proof = null
})

export async function sendCode(number: string): Promise<void> {
  const verificationId = await (await identity()).sendCode(number)
  phone = number
  proof = null
  keepSignIn({ ...readSignIn(), phone, verificationId, sentAt: steadyNow() })
}

/** Continues with the code that has just been sent to a number. */
export function resumeSignIn(number: string): void {
  if (phone === number) return
  phone = ''
  proof = null
  goOnWith(number)
}

/** Confirms the code, which can be used once. Also works for a code sent before a reload. */
async function confirmed(code: string): Promise<PhoneVerification> {
  const { confirmCode, resumeCode } = await identity()
  const draft = phone ? null : readSignIn()
  if (draft) {
    resumeCode(draft.verificationId)
    phone = draft.phone
  }
  const verification = await confirmCode(code)
  signInDone()
  return verification
}

/** @throws Error 'Failed to retrieve user information.' when the provider does not know who signed in */
async function enter(user: User, tokens: { idToken: string; refreshToken: string }, isNewUser: boolean) {
  const times = await (await identity()).userInfo()
  signedIn({
    authToken: tokens.idToken,
    refreshToken: tokens.refreshToken,
    user: { ...user, phoneNumber: phone, isNewUser, ...times, customerId: user.id },
  })
  if (!isNewUser) expectUsual(user.id)
  sessionStore.remove(TEMP_TOKEN)
  proof = null
  track(isNewUser ? 'sign_up' : 'login', { method: 'phone' })
  const name = user.firstName || t`User`
  notify.success(
    isNewUser
      ? t`Account created successfully! Welcome to ${config.restaurantName}!`
      : t`Successfully Logged in! Welcome Back, ${name}!`,
  )
}

/**
 * Confirms the code and logs in (rule 4.2).
 * @throws RegistrationRequired 'Registration required. Please provide user details.' for a new number without details
 */
export async function verifyCode(code: string, details?: Registration): Promise<void> {
  proof ??= await confirmed(code)
  const { next, user } = await authCalls.login(proof.idToken, phone)
  if (next === 'DASHBOARD' && user) return await enter(user, proof, false)
  if (next !== 'REGISTER') throw new Error(t`Unexpected login flow`)
  sessionStore.set(TEMP_TOKEN, proof.refreshToken)
  if (!details) throw new RegistrationRequired('Registration required. Please provide user details.')
  await register(details)
}

/** Registers with the token of the confirmed code, then logs in for the full details (rule 4.3). */
export async function register(details: Registration): Promise<void> {
  if (!proof) throw new Error(t`No verification in progress`)
  await authCalls.register(proof.idToken, { phone, ...details })
  const { next, user } = await authCalls.login(proof.idToken, phone)
  if (next !== 'DASHBOARD' || !user) throw new Error(t`Unexpected login flow`)
  const refreshToken = sessionStore.get(TEMP_TOKEN) ?? (await (await identity()).providerRefreshToken())
  if (!refreshToken) throw new Error(t`No refresh token available`)
  await enter(user, { idToken: proof.idToken, refreshToken }, true)
}

/** Shows an auth toast for 3 s (rule 8.3): the catalogue's message, and below it the explanation. */
export const tellAuthError = ({ message, detail }: Failure) =>
  notify.error(message, { id: 'auth', duration: SHORT, ...(detail && { description: detail }) })
