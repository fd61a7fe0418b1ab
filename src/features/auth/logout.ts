import { authCalls } from '../../api/queries/auth'
import { currentSession, signedOut } from '../../stores/auth'

/** Nobody waits longer than this, in ms, for the host or the provider before being signed out here. */
const PATIENCE = 3000

/** Resolves when the step has ended, however it ended, or has taken too long. */
const atMost = (step: Promise<unknown>) =>
  Promise.race([step.catch(() => {}), new Promise((resolve) => setTimeout(resolve, PATIENCE))])

/** In the specified order: the host (a failure is ignored), the identity provider, then what is stored here. */
export async function logout(): Promise<void> {
  const token = currentSession()?.authToken
  if (token) await atMost(authCalls.logout(token))
  await atMost(import('../../api/identity').then(({ endIdentity }) => endIdentity()))
  signedOut()
}
