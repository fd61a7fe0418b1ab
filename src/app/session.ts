import { connectRenewal } from '../api/client'
import { queryClient } from '../api/query-client'
import { paths, withQuery } from '../lib/paths'
import { currentSession, followOtherTabs, sessionEnded, sessionRestored } from '../stores/auth'
import * as theme from '../stores/theme'

/** The session could not be renewed: clear what is stored and go to /auth/login (spec 8). */
function sessionLost() {
  if (!currentSession()) return
  const { pathname, search } = window.location
  sessionEnded()
  window.location.assign(withQuery(paths.sessionExpired, { next: pathname + search }))
}

/** Connects the session to the page: restored at once, renewed when needed, followed across tabs, wiped on logout. */
export function startSession() {
  connectRenewal({
    refresh: async () => (await import('../api/identity')).freshIdToken(),
    onLost: sessionLost,
  })
  window.addEventListener('userLogout', () => queryClient.clear())
  followOtherTabs()
  theme.followOtherTabs()
  theme.themeRestored()
  sessionRestored()
}
