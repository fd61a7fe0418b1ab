import type { Mutation } from '@tanstack/react-query'
import { forgetPersisted, hasPageData } from '../api/persisted'
import { logoutOfLost } from '../features/auth/logout'
import { loadRuntime } from '../api/client'
import { configureSession } from '../api/renewal'
import { queryClient } from '../api/query-client'
import { cartCleared, cartFor, isUnsentChange } from '../features/cart/cart'
import { pathHere, withBase } from '../lib/base'
import { othersForgotten, personForgotten, tabLeft } from '../lib/belongings'
import { takeValues } from '../lib/kept-values'
import { loadCode } from '../lib/load-code'
import { paths, withQuery } from '../lib/paths'
import { endPush } from '../lib/push-manager'
import { noReloadWhile } from '../lib/reload-once'
import { bearerToken, currentCustomerId, currentSession, OURS, sessionRestored } from '../stores/auth'
import { followOtherTabs as followSession } from '../stores/session-end'
import * as table from '../stores/table'
import * as theme from '../stores/theme'
import { followOtherTabs } from './other-tabs'
import { delay } from '../lib/delay'

/** How long, in ms, the page stays after its session ended, so that a write refused with it can be saved for later. */
const LAST_MOMENT = 100

/** The session could not be renewed: log out and go to /auth/login (rule 4.5). */
async function sessionLost() {
  if (!currentSession() && !bearerToken()) return
  const address = withQuery(paths.sessionExpired, { next: pathHere() + window.location.search })
  await Promise.all([logoutOfLost(), delay(LAST_MOMENT)])
  window.location.assign(withBase(address))
}

/** Clears the cache, except what React may still need to hydrate the page. */
function clearCache() {
  queryClient.removeQueries({ predicate: (query) => !hasPageData(query) })
  queryClient.getMutationCache().clear()
}

/**
 * Clears the cached data of a customer who logged out, and ends their messages. Another script may dispatch 'userLogout'
 * too, whether or not it has cleared the stored session: a customer who is still signed in then gets an empty cart
 * (rule 4.7).
 */
function clearCustomer(event: Event) {
  const isOurs = event instanceof CustomEvent && event.detail === OURS
  if (!isOurs && currentSession()) sessionRestored()
  const customerId = isOurs ? undefined : currentCustomerId()
  if (customerId) cartCleared(cartFor(queryClient, customerId))
  else clearCache()
  if (!isOurs && !customerId) personForgotten()
  void forgetPersisted()
  if (!customerId) void endPush().catch(() => {})
}

/** Where a customer whose session has ended comes back: what waits for them stays while one of these is opened. */
const SIGN_IN: string[] = [paths.sessionExpired, paths.login, paths.signup]

/** Without a session nothing of a customer waits for whoever opens another page. */
function dropLeftBehind() {
  if (currentSession()) return
  if (!SIGN_IN.includes(pathHere())) othersForgotten(null)
  void loadRuntime()
    .then(({ forgetAnswersAboutCustomers }) => forgetAnswersAboutCustomers())
    .catch(() => {})
}

/** The page is left or hidden, and may end without another event. */
function leaveTab() {
  const customerId = currentSession()?.user.id
  if (customerId) tabLeft(customerId)
}

/** Whether a write is under way that a reload would break off. */
export const isWriting = () =>
  queryClient.isMutating({ predicate: (mutation) => !isUnsentChange(mutation as Mutation) }) > 0

/** Connects the session to the page: restored at once, renewed when needed, followed across tabs, wiped on logout. */
export function startSession() {
  configureSession({
    refresh: async () => (await loadCode(() => import('../api/identity-token'))).freshIdToken(),
    onLost: () => void sessionLost(),
  })
  takeValues()
  noReloadWhile(isWriting)
  window.addEventListener('userLogout', clearCustomer)
  window.addEventListener('pagehide', leaveTab)
  document.addEventListener('visibilitychange', () => document.hidden && leaveTab())
  followSession()
  followOtherTabs(queryClient)
  theme.followOtherTabs()
  table.followOtherTabs()
  theme.themeRestored()
  sessionRestored()
  dropLeftBehind()
}
