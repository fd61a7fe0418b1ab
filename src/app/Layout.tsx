import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, ViewTransition, type MouseEvent, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { t } from 'ttag'
import { lazyDialog, optional } from '../components/lazy'
import { Piece } from '../components/Piece'
import { LoadingPage, Missing } from '../components/PageState'
import { Progress } from '../components/Progress'
import { StillWorking } from '../components/StillWorking'
import { saveBeforeLeaving } from '../features/cart/saved'
import { isInGroupOrder } from '../lib/group-key'
import { loadIfThere } from '../lib/load-code'
import { paths } from '../lib/paths'
import { useHydrated } from '../lib/use-hydrated'
import { whenIdle } from '../lib/when-idle'
import { useCustomerId } from '../stores/auth'
import { loginDeclined, useLoginRequired } from '../stores/login-required'
import { ErrorBoundary } from './ErrorBoundary'
import { Footer } from './Footer'
import { KeptMenu } from './KeptMenu'
import styles from './Layout.module.css'
import { NavBar } from './NavBar'
import { OfflineBanner } from './OfflineBanner'

const LoginToAdd = lazyDialog(() => import('./LoginToAdd').then((module) => module.LoginToAdd))

const Analytics = optional(() => import('./analytics/Analytics').then((module) => module.Analytics), loadIfThere)

const CustomerServices = optional(() => import('./CustomerServices').then((module) => module.CustomerServices))

/** The wrapper stays: adding or removing a sibling of the page makes the browser recalculate the whole page's style. */
const RefreshProgress = () => {
  const isFetching = useIsFetching({ type: 'active' }) > 0
  return (
    <div>
      {isFetching && (
        <>
          <Progress />
          <StillWorking floating isRead />
        </>
      )}
    </div>
  )
}

/** Replaces the bar or the footer when it has failed. */
const fallback = (Part: 'header' | 'footer') => (retry: () => void) => (
  <Part className="page-width">
    <Missing action={t`Show it again`} onRetry={retry}>
      {t`This part of the page could not be shown.`}
    </Missing>
    <Link to={paths.menu}>{t`Menu`}</Link>
  </Part>
)
const barFallback = fallback('header')
const footerFallback = fallback('footer')

/** Moves to the content without adding a history entry. */
function skip(event: MouseEvent) {
  event.preventDefault()
  const content = document.getElementById('content')
  content?.focus()
  content?.scrollIntoView()
}

/** What a customer, a participant of a group order, or the assistant in a browser with WebMCP has on every page. */
function OfCustomer() {
  const customerId = useCustomerId()
  const isServed = useHydrated() && (isInGroupOrder() || 'modelContext' in document)
  return (
    <div className={styles.ofCustomer}>
      {(customerId || isServed) && (
        <ErrorBoundary fallback={null}>
          <CustomerServices />
        </ErrorBoundary>
      )}
    </div>
  )
}

/** Tracks events, once the browser is idle. */
function Tracking() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    idle && (
      <ErrorBoundary fallback={null}>
        <Analytics />
      </ErrorBoundary>
    )
  )
}

function AsksToLogin() {
  return (
    useLoginRequired() && (
      <ErrorBoundary fallback={null}>
        <LoginToAdd onClose={loginDeclined} />
      </ErrorBoundary>
    )
  )
}

/**
 * The frame of every page: bar, banners, content and footer. What the device knows is read in the components it
 * contains: when this one rendered again, React would have to hydrate the whole page at once.
 */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const client = useQueryClient()
  useEffect(() => saveBeforeLeaving(client), [client])
  return (
    <>
      <a href="#content" className={styles.skip} onClick={skip}>
        {t`Skip to content`}
      </a>
      <ErrorBoundary fallback={barFallback}>
        <NavBar />
      </ErrorBoundary>
      <RefreshProgress />
      <OfflineBanner />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Piece fallback={<LoadingPage />}>
          <KeptMenu />
          <ViewTransition key={pathname} default="none" enter="page" exit="page">
            <ErrorBoundary>{children}</ErrorBoundary>
          </ViewTransition>
        </Piece>
      </main>
      <ErrorBoundary fallback={footerFallback}>
        <Footer />
      </ErrorBoundary>
      <OfCustomer />
      <AsksToLogin />
      {import.meta.env.VITE_EVENTS && <Tracking />}
    </>
  )
}
