import { t } from 'ttag'
import {
  getAdditionalUserInfo,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
  type Auth,
  type ConfirmationResult,
} from 'firebase/auth'
import { storageLasts } from '../lib/lasting-storage'
import { BLOCKED, codeOf, explain, mayBeConfiguration, NO_NETWORK } from './identity-errors'
import { endSdk, identity, isInMemory, startAgain } from './identity-sdk'

/** What a confirmed code proves (rule 3.3). `expiresIn` is in seconds, as text. */
export type PhoneVerification = { idToken: string; refreshToken: string; isNewUser: boolean; expiresIn: '3600' }

let confirmation: ConfirmationResult | null = null

/** Ends the SDK; the next call starts another. A code that was sent before can still be confirmed. */
export async function end(auth: Auth): Promise<void> {
  if (confirmation) resumeCode(confirmation.verificationId)
  await endSdk(auth)
}

/** Ends the SDK after a code could not be sent or a token not be renewed, unless that is about something else. */
export async function endIfMisconfigured(auth: Auth, cause: unknown): Promise<void> {
  if (!mayBeConfiguration(cause)) return
  startAgain()
  await end(auth)
}

/** Loads the SDK and its configuration in advance. `forgetful` means that a sign-in does not survive the page. */
export async function prefetchIdentity(): Promise<{ forgetful: boolean }> {
  await identity()
  return { forgetful: isInMemory() || !storageLasts() }
}

/** @throws Error 'Failed to initialize reCAPTCHA' (rule 8.2) */
async function spamCheck(auth: Auth, place: HTMLElement): Promise<RecaptchaVerifier> {
  try {
    const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
    await verifier.render()
    return verifier
  } catch (cause) {
    // The script of the spam check that cannot be loaded is an internal error.
    const reason = await explain(cause, [NO_NETWORK, 'auth/internal-error']).catch((explained: unknown) => explained)
    if ([NO_NETWORK, BLOCKED].includes(codeOf(reason))) throw reason
    throw new Error(t`Failed to initialize reCAPTCHA`, { cause })
  }
}

/**
 * Sends a code by SMS. Each send has its own invisible reCAPTCHA, because a reused or expired one would hang.
 * Resolves with the verification id for `resumeCode`.
 */
export async function sendCode(phoneNumber: string): Promise<string> {
  const auth = await identity()
  const place = document.body.appendChild(document.createElement('div'))
  let verifier: RecaptchaVerifier | undefined
  try {
    verifier = await spamCheck(auth, place)
    confirmation = await signInWithPhoneNumber(auth, phoneNumber, verifier).catch(explain)
    return confirmation.verificationId
  } catch (cause) {
    await endIfMisconfigured(auth, cause)
    throw cause
  } finally {
    verifier?.clear()
    place.remove()
  }
}

/** Continues with a code that was sent before the page was reloaded. */
export function resumeCode(verificationId: string): void {
  const credential = (code: string) => PhoneAuthProvider.credential(verificationId, code)
  confirmation = {
    verificationId,
    confirm: async (code) => signInWithCredential(await identity(), credential(code)),
  }
}

/** @throws Error 'No verification in progress' if no code was sent, 'Authentication failed' for no user (rule 5.4) */
export async function confirmCode(code: string): Promise<PhoneVerification> {
  if (!confirmation) throw new Error(t`No verification in progress`)
  const credential = await confirmation.confirm(code).catch(explain)
  if (!credential.user) throw new Error(t`Authentication failed`)
  return {
    idToken: await credential.user.getIdToken(),
    refreshToken: credential.user.refreshToken,
    isNewUser: getAdditionalUserInfo(credential)?.isNewUser ?? false,
    expiresIn: '3600',
  }
}

/**
 * When the customer's number was first seen and last confirmed, as ISO times.
 * @throws Error 'Failed to retrieve user information.' when nobody is signed in at the provider (rule 8.2)
 */
export async function userInfo(): Promise<{ createdAt: string; lastLoginAt: string }> {
  const user = (await identity()).currentUser
  if (!user) {
    throw new Error(t`Failed to retrieve user information.`, { cause: new Error('No authenticated user found') })
  }
  const iso = (time: string | undefined) => new Date(time ?? Date.now()).toISOString()
  return { createdAt: iso(user.metadata.creationTime), lastLoginAt: iso(user.metadata.lastSignInTime) }
}

/** The signed-in provider user's refresh token, or null. */
export async function providerRefreshToken(): Promise<string | null> {
  return (await identity()).currentUser?.refreshToken ?? null
}

export async function endIdentity(): Promise<void> {
  confirmation = null
  await (await identity()).signOut()
}
