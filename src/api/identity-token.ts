import { FirebaseError } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import { localStore } from '../lib/storage'
import { end, endIfMisconfigured } from './identity'
import { REFUSED } from './identity-errors'
import { identity, isInMemory } from './identity-sdk'
import { firebaseConfigQuery } from './queries/firebase-config'
import { queryClient } from './query-client'
import { SessionExpiredError } from './renewal'

/** The SDK keeps who is signed in by its API key: with the key of another configuration it knows nobody. */
async function restartIfReconfigured(auth: Auth): Promise<Auth> {
  const { firebaseConfig } = await queryClient.fetchQuery({ ...firebaseConfigQuery(), staleTime: 0 })
  if (firebaseConfig.apiKey === auth.app.options.apiKey) return auth
  await end(auth)
  return await identity()
}

/** The SDK, once it has read who is signed in. */
async function readyIdentity(): Promise<Auth> {
  const auth = await identity()
  await auth.authStateReady()
  if (auth.currentUser) return auth
  const latest = await restartIfReconfigured(auth)
  await latest.authStateReady()
  return latest
}

/**
 * A fresh token from the provider.
 * @throws SessionExpiredError when the provider will not renew the session; any other error may be temporary
 */
export async function freshIdToken(): Promise<string> {
  if (!localStore.get('refreshToken')) throw new SessionExpiredError('No refresh token available')
  const auth = await readyIdentity()
  if (!auth.currentUser) {
    throw new SessionExpiredError('Session expired. Please login again.', { cause: new Error('No authenticated user') })
  }
  try {
    return await auth.currentUser.getIdToken(true)
  } catch (cause) {
    if (cause instanceof FirebaseError && REFUSED.includes(cause.code)) {
      throw new SessionExpiredError('Session expired. Please login again.', { cause })
    }
    // A user in memory would go with the SDK.
    if (!isInMemory()) await endIfMisconfigured(auth, cause)
    throw cause
  }
}
