import { create } from 'zustand'
import { othersForgotten, personForgotten } from '../lib/belongings'
import { localStore, readJson, recordOf } from '../lib/storage'

/** The session user as stored in the browser (rule 3.1). Never used to decide what is allowed: the API does. */
export type SessionUser = {
  id: string
  phoneNumber: string
  isNewUser: boolean
  lastLoginAt: string
  createdAt: string
  firstName: string
  lastName: string
  email: string
  /** Equal to `id`. */
  customerId: string
}

export type Session = { authToken: string; refreshToken: string; user: SessionUser }
type AuthState = { status: 'loading' | 'authenticated' | 'anonymous'; session: Session | null }

export const SESSION = ['authToken', 'refreshToken', 'user'] as const
/** The detail of a 'userLogout' event dispatched by this app: the session in this tab is over. */
export const OURS = 'session over'

const useAuthStore = create<AuthState>(() => ({ status: 'loading', session: null }))

const TEXTS = ['phoneNumber', 'lastLoginAt', 'createdAt', 'firstName', 'lastName', 'email'] as const

function parseUser(value: unknown): SessionUser | null {
  const user = recordOf(value)
  const text = (key: string) => (typeof user[key] === 'string' ? user[key] : '')
  const id = text('id') || text('customerId')
  const texts = Object.fromEntries(TEXTS.map((key) => [key, text(key)])) as Record<(typeof TEXTS)[number], string>
  return id ? { ...texts, id, customerId: id, isNewUser: user.isNewUser === true } : null
}

/** The stored token, or null if it is not valid in a header (F38). */
function storedToken(key: 'authToken' | 'refreshToken'): string | null {
  const token = localStore.get(key)
  return token && /^[\x21-\x7e]+$/.test(token) ? token : null
}

/** The token for API calls: the stored one, whoever stored it, even when nobody is signed in (rule 7.2). */
export const bearerToken = () => storedToken('authToken')

function storedSession(): Session | null {
  const authToken = bearerToken()
  const refreshToken = storedToken('refreshToken')
  const user = readJson(localStore, 'user', parseUser)
  return authToken && refreshToken && user ? { authToken, refreshToken, user } : null
}

/** At the start, or after a change in another tab: authenticated only if all three keys are stored (rule 4.1). */
export function sessionRestored() {
  const session = storedSession()
  if (session) othersForgotten(session.user.id)
  useAuthStore.setState({ session, status: session ? 'authenticated' : 'anonymous' })
}

/** A customer signs in, and takes the place of one who is still signed in. */
export function signedIn(session: Session) {
  const before = currentSession()?.user.id
  const isOther = before !== undefined && before !== session.user.id
  if (isOther) signedOut()
  else othersForgotten(session.user.id)
  localStore.set('authToken', session.authToken)
  localStore.set('refreshToken', session.refreshToken)
  localStore.set('user', JSON.stringify(session.user))
  useAuthStore.setState({ session, status: 'authenticated' })
}

/** Replaces the stored token with a fresh one. */
export function tokenRefreshed(authToken: string) {
  const { session } = useAuthStore.getState()
  localStore.set('authToken', authToken)
  if (session) useAuthStore.setState({ session: { ...session, authToken } })
}

/** The customer has changed their details. */
export function detailsChanged(details: Pick<SessionUser, 'firstName' | 'lastName' | 'email'>) {
  const { session } = useAuthStore.getState()
  if (!session) return
  // Only the user: the stored tokens may be newer than this tab's.
  const user = { ...session.user, ...details }
  localStore.set('user', JSON.stringify(user))
  useAuthStore.setState({ session: { ...session, user } })
}

/** Notifies this tab that the session in it is over. */
export const tellWindow = () => globalThis.window?.dispatchEvent(new CustomEvent('userLogout', { detail: OURS }))

/** Clears the session. `clear` clears the rest. */
export function sessionOver(clear: (customerId: string | undefined) => void) {
  const customerId = currentSession()?.user.id
  for (const key of SESSION) localStore.remove(key)
  useAuthStore.setState({ session: null, status: 'anonymous' })
  clear(customerId)
  tellWindow()
}

/** The customer logs out: clears the session and all that is theirs, in every tab (rule 4.4, lib/belongings). */
export const signedOut = () => sessionOver(() => personForgotten())

export const currentSession = () => useAuthStore.getState().session
/** Whether a customer is the one signed in: late answers for another must be ignored (F30). */
export const currentCustomerId = () => currentSession()?.user.customerId
export const isCurrent = (customerId: string) => currentCustomerId() === customerId
export const useAuthStatus = () => useAuthStore((state) => state.status)
export const useSessionUser = () => useAuthStore((state) => state.session?.user ?? null)
/** The signed-in customer's id, or null. */
export const useCustomerId = () => useAuthStore((state) => state.session?.user.customerId ?? null)
