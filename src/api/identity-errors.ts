import { onlineManager } from '@tanstack/react-query'
import { FirebaseError } from 'firebase/app'
import { firebaseConfigQuery } from './queries/firebase-config'
import { queryClient } from './query-client'

/** Provider errors after which the session is over. Any other error may be temporary. */
export const REFUSED = [
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-refresh-token',
]

export const NO_NETWORK = 'auth/network-request-failed'
/** The code of an error that features/auth/messages explains. */
export const BLOCKED = 'shop/sign-in-blocked'

/** Refusals that are about the number, the network or the device. Any other may come from a wrong configuration. */
const NOT_OF_CONFIGURATION = [
  'auth/invalid-phone-number',
  'auth/missing-phone-number',
  'auth/user-disabled',
  'auth/too-many-requests',
  'auth/quota-exceeded',
  NO_NETWORK,
  BLOCKED,
]

export const codeOf = (cause: unknown) => (cause instanceof FirebaseError ? cause.code : '')

/** Whether a failure may come from a wrong configuration of the provider. */
export const mayBeConfiguration = (cause: unknown) =>
  !(cause instanceof FirebaseError && NOT_OF_CONFIGURATION.includes(cause.code))

/** Whether the API answers now. */
const apiAnswers = () =>
  queryClient.fetchQuery({ ...firebaseConfigQuery(), staleTime: 0, retry: false }).then(
    () => true,
    () => false,
  )

/**
 * Tells a provider that something on the device blocks, such as an ad blocker, from a missing connection: the API
 * answers meanwhile.
 * @param codes the provider's codes that may mean either
 * @throws FirebaseError with the code BLOCKED, or the cause
 */
export async function explain(cause: unknown, codes = [NO_NETWORK]): Promise<never> {
  const isBlocked = codes.includes(codeOf(cause)) && onlineManager.isOnline() && (await apiAnswers())
  throw isBlocked ? new FirebaseError(BLOCKED, 'The identity provider cannot be reached, and the API can.') : cause
}
