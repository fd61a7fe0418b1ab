import { forgetKept } from '../api/kept'
import { connectRenewal } from '../api/renewal'
import { queryClient } from '../api/query-client'
import { paths, withQuery } from '../lib/paths'
import { currentSession, followOtherTabs, sessionEnded, sessionRestored } from '../stores/auth'
import * as theme from '../stores/theme'

/** The page stays so long, in ms, when its session has ended: a write that was refused with it is kept for later. */
const LAST_MOMENT = 100

/** The session could not be renewed: clear what is stored and go to /auth/login (spec 8). */
function sessionLost() {
  if (!currentSession()) return
  const { pathname, search } = window.location
  sessionEnded()
  const address = withQuery(paths.sessionExpired, { next: pathname + search })
  setTimeout(() => window.location.assign(address), LAST_MOMENT)
}

/** Connects the session to the page: restored at once, renewed when needed, followed across tabs, wiped on logout. */
export function startSession() {
  connectRenewal({
    refresh: async () => (await import('../api/identity')).freshIdToken(),
    onLost: sessionLost,
  })
  window.addEventListener('userLogout', () => {
    queryClient.clear()
    void forgetKept()
  })
  followOtherTabs()
  theme.followOtherTabs()
  theme.themeRestored()
  sessionRestored()
}
