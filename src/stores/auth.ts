import { create } from 'zustand'
import { localStore, readJson, recordOf, sessionStore } from '../lib/storage'
import { fulfilmentForgotten } from './fulfilment'

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

const SESSION = ['authToken', 'refreshToken', 'user']
/**
 * What the customer leaves on the device: an unfinished order in this tab, or one that is sent and not paid
 * (features/checkout), an unfinished gift card (features/gift-cards), changes to the cart (features/cart), the last
 * order (features/orders).
 */
const BEGUN = [
  [sessionStore, 'checkoutDraft'],
  [localStore, 'sentDraft'],
  [sessionStore, 'giftCardDraft'],
  [sessionStore, 'giftCardAttempt'],
  [localStore, 'cartChanges'],
  [localStore, 'usual'],
] as const
/** Set and removed at once: notifies the other tabs that the session has ended without a logout. */
const ENDED = 'sessionEnded'
/** The detail of a 'userLogout' event dispatched by this app: the session in this tab is over. */
export const OURS = 'session over'
type Keeper = (customerId: string) => void
const keepers = new Set<Keeper>()

const useAuthStore = create<AuthState>(() => ({ status: 'loading', session: null }))

function parseUser(value: unknown): SessionUser | null {
  const user = recordOf(value)
  const text = (key: string) => (typeof user[key] === 'string' ? user[key] : '')
  const id = text('id') || text('customerId')
  if (!id) return null
  return {
    id,
    phoneNumber: text('phoneNumber'),
    isNewUser: user.isNewUser === true,
    lastLoginAt: text('lastLoginAt'),
    createdAt: text('createdAt'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    customerId: id,
  }
}

/** The stored token, or null if it is not valid in a header (F38). */
function storedToken(key: string): string | null {
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

/** Removes the unfinished work of any other customer. What a guest has begun, without a customer, stays. */
function dropBegunByOthers(customerId: string) {
  const isOurs = (begun: unknown) => [customerId, null].includes((begun as { customerId: string | null }).customerId)
  for (const [store, key] of BEGUN) readJson(store, key, (begun) => isOurs(begun) || null)
}

/** At the start, or after a change in another tab: authenticated only if all three keys are stored (rule 4.1). */
export function sessionRestored() {
  const session = storedSession()
  if (session) dropBegunByOthers(session.user.id)
  useAuthStore.setState({ session, status: session ? 'authenticated' : 'anonymous' })
}

export function signedIn(session: Session) {
  dropBegunByOthers(session.user.id)
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

/** Clears this tab's data of the customer and dispatches 'userLogout' on the window (rule 4.4). */
function left(customerId: string | undefined, { mayComeBack }: { mayComeBack: boolean }) {
  for (const key of ['tempRefreshToken', 'orderData']) sessionStore.remove(key)
  if (!mayComeBack) {
    for (const [store, key] of BEGUN) store.remove(key)
    readJson(localStore, 'agreedAllergens', (one) => (one as { customerId: unknown }).customerId !== customerId || null)
    fulfilmentForgotten()
  } else if (customerId) keepers.forEach((keep) => keep(customerId))
  window.dispatchEvent(new CustomEvent('userLogout', { detail: OURS }))
}

function sessionOver(how: { mayComeBack: boolean }) {
  const customerId = currentSession()?.user.id
  for (const key of SESSION) localStore.remove(key)
  useAuthStore.setState({ session: null, status: 'anonymous' })
  left(customerId, how)
}

/** The customer logs out: clears the three keys, the two session keys and unfinished work, in every tab. */
export const signedOut = () => sessionOver({ mayComeBack: false })

/** The session could not be renewed. Like `signedOut`, but unfinished work stays for the customer's return. */
export function sessionEnded() {
  localStore.set(ENDED, '')
  localStore.remove(ENDED)
  sessionOver({ mayComeBack: true })
}

/** Calls `keep` when a session ends without a logout, before the cache is cleared. Returns an unsubscribe function. */
export function beforeSessionEnds(keep: Keeper): () => void {
  keepers.add(keep)
  return () => void keepers.delete(keep)
}

/** Follows sign-in and sign-out in other tabs. Returns a function that unsubscribes. */
export function followOtherTabs(): () => void {
  let hasEnded = false
  const onStorage = ({ key }: StorageEvent) => {
    if (key === ENDED) hasEnded = true
    if (key !== null && !SESSION.includes(key)) return
    const before = currentSession()?.user.id
    sessionRestored()
    const now = currentSession()?.user.id
    if (before && now !== before) left(before, { mayComeBack: hasEnded && !now })
    hasEnded = false
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

export const currentSession = () => useAuthStore.getState().session
/** Whether a customer is the one signed in: late answers for another must be ignored (F30). */
export const isCurrent = (customerId: string) => currentSession()?.user.customerId === customerId
export const useAuthStatus = () => useAuthStore((state) => state.status)
export const useSessionUser = () => useAuthStore((state) => state.session?.user ?? null)
/** The signed-in customer's id, or null. */
export const useCustomerId = () => useAuthStore((state) => state.session?.user.customerId ?? null)
