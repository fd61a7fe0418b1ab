import { authCalls } from '../../api/queries/auth'
import { currentSession, signedOut } from '../../stores/auth'

/** In the specified order: the host (a failure is ignored), the identity provider, then what is stored here. */
export async function logout(): Promise<void> {
  const token = currentSession()?.authToken
  if (token) await authCalls.logout(token).catch(() => {})
  await import('../../api/identity').then(({ endIdentity }) => endIdentity()).catch(() => {})
  signedOut()
}
