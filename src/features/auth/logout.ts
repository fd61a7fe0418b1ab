import { authCalls } from '../../api/queries/auth'
import { bearerToken, sessionEnded, signedOut } from '../../stores/auth'

/** Nobody waits longer than this, in ms, for the host or the provider before being signed out here. */
const LOGOUT_TIMEOUT = 3000
/** A session that has ended is not waited for longer than this, in ms. */
const REFUSED_LOGOUT_TIMEOUT = 1000

/** Resolves when the step has ended, however it ended, or has taken too long. */
const atMost = (step: Promise<unknown>, patience: number) =>
  Promise.race([step.catch(() => {}), new Promise((resolve) => setTimeout(resolve, patience))])

const tellHost = (token: string, patience: number) => atMost(authCalls.logout(token), patience)
const leaveProvider = (patience: number) =>
  atMost(
    import('../../api/identity').then(({ endIdentity }) => endIdentity()),
    patience,
  )

/** In the specified order: the host (a failure is ignored), the identity provider, then what is stored here. */
export async function logout(): Promise<void> {
  const token = bearerToken()
  if (token) await tellHost(token, LOGOUT_TIMEOUT)
  await leaveProvider(LOGOUT_TIMEOUT)
  signedOut()
}

/**
 * The session could not be renewed, which is a whole logout too (rule 4.4). What is stored goes at once, so that no call
 * is made with it any more. Resolves when the host and the provider know, or after a second.
 */
export async function logoutOfLost(): Promise<void> {
  const token = bearerToken()
  const told = [leaveProvider(REFUSED_LOGOUT_TIMEOUT)]
  if (token) told.push(tellHost(token, REFUSED_LOGOUT_TIMEOUT))
  sessionEnded()
  await Promise.all(told)
}
