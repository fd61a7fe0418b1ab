import { authCalls } from '../../api/queries/auth'
import { loadRuntime } from '../../api/client'
import { loadIfThere } from '../../lib/load-code'
import { bearerToken, signedOut } from '../../stores/auth'
import { sessionEnded } from '../../stores/session-end'
import { delay } from '../../lib/delay'

/** How long, in ms, to wait for the API and for the provider, each, before signing out locally. */
const LOGOUT_TIMEOUT = 3000
/** The same for a session that has already ended, in ms. */
const REFUSED_LOGOUT_TIMEOUT = 1000

/** Resolves when the step has succeeded, failed or taken longer than `timeout`, in ms. */
const atMost = (step: Promise<unknown>, timeout: number) => Promise.race([step.catch(() => {}), delay(timeout)])

const tellApi = (token: string, timeout: number) => atMost(authCalls.logout(token), timeout)
const forgetProvider = () => loadRuntime().then(({ forgetStoredIdentity }) => forgetStoredIdentity())
const leaveProvider = (timeout: number) =>
  atMost(
    loadIfThere(() => import('../../api/identity')).then(({ endIdentity }) => endIdentity(), forgetProvider),
    timeout,
  )

/** Signs out in the specified order: the API (failures are ignored), the identity provider, then the local storage. */
export async function logout(): Promise<void> {
  const token = bearerToken()
  if (token) await tellApi(token, LOGOUT_TIMEOUT)
  await leaveProvider(LOGOUT_TIMEOUT)
  signedOut()
}

/**
 * Logs out after the session could not be renewed, which is a full logout too (rule 4.4). Clears the stored session at
 * once, so that no call uses it any more. Resolves when the API and the provider are notified, or after a second: then
 * the provider's code may not have loaded yet, so its stored user is deleted without it.
 */
export async function logoutOfLost(): Promise<void> {
  const token = bearerToken()
  const told = [leaveProvider(REFUSED_LOGOUT_TIMEOUT)]
  if (token) told.push(tellApi(token, REFUSED_LOGOUT_TIMEOUT))
  sessionEnded()
  await Promise.all(told)
  await atMost(forgetProvider(), REFUSED_LOGOUT_TIMEOUT)
}
