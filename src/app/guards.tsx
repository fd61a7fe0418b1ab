import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../lib/use-hydrated'
import { CentredSpinner } from '../components/PageState'
import { paths, withQuery } from '../lib/paths'
import { safePath } from '../lib/safe-path'
import { useAuthStatus } from '../stores/auth'
import styles from './guards.module.css'

/** Sends a visitor who is not signed in to /login, replacing history, and remembers where they were going. */
export function Protected() {
  const status = useAuthStatus()
  const { pathname, search, hash } = useLocation()
  if (status === 'loading') return <CentredSpinner />
  if (status === 'authenticated') return <Outlet />
  return <Navigate to={withQuery(paths.login, { next: pathname + search + hash })} replace />
}

/**
 * Shows a spinner until the session is known; a signed-in customer is sent to `next`, or to / (rule 2.4). The
 * prerendered HTML holds both: a browser that has stored a session or a sign-in shows the spinner, any other one the
 * page.
 */
export function PublicOnly() {
  const status = useAuthStatus()
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  if (status === 'authenticated') return <Navigate to={safePath(query.get('next')) ?? paths.home} replace />
  if (status === 'loading' && isHydrated) return <CentredSpinner />
  return (
    <>
      {status === 'loading' && (
        <div className={styles.unknown}>
          <CentredSpinner />
        </div>
      )}
      <Outlet />
    </>
  )
}
