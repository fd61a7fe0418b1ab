import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useProvider } from '../api/queries/provider'
import { LoadingPage } from '../components/PageState'
import { WaitingItem } from '../features/cart/WaitingItem'
import { useLoginRequired } from '../stores/login-required'
import { ErrorBoundary } from './ErrorBoundary'
import { Footer } from './Footer'
import styles from './Layout.module.css'
import { NavBar } from './NavBar'
import { OfflineBanner } from './OfflineBanner'
import { useScroll } from './use-scroll'

const LoginRequired = lazy(() =>
  import('../features/auth/LoginRequired').then((module) => ({ default: module.LoginRequired })),
)

/** What every page has around it. */
export function Layout() {
  const { pathname } = useLocation()
  const asksToLogin = useLoginRequired()
  useScroll()
  useProvider()
  return (
    <>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <NavBar />
      <OfflineBanner />
      <main id="content" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <WaitingItem />
      {asksToLogin && (
        <Suspense>
          <LoginRequired />
        </Suspense>
      )}
    </>
  )
}
