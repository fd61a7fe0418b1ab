import { Suspense, useEffect, useState } from 'react'
import { optional } from '../components/lazy'
import { onToastWaiting } from '../lib/notify'
import { useAuthStatus } from '../stores/auth'
import { frameDone, takenOver } from '../lib/take-over'
import { useHydrated } from '../lib/use-hydrated'
import { repeatEarlyMove, repeatEarlyTaps } from './early-taps'
import { ErrorBoundary } from './ErrorBoundary'

const Toasts = optional(() => import('./Toasts').then((module) => module.Toasts))
const Devtools = optional(() => import('./Devtools').then((module) => module.Devtools))
const RouteAnnouncer = optional(() => import('./RouteAnnouncer').then((module) => module.RouteAnnouncer))
/** Assistive technology may send nothing but a click. */
const FIRST_MOVES = ['pointerdown', 'keydown', 'click']

/** The page's title at the customer's first input, or when the first toast was queued; undefined before. */
function useTitleAtStart(): string | undefined {
  const [title, setTitle] = useState<string>()
  useEffect(() => {
    const begin = () => setTitle((first) => first ?? document.title)
    if (window.earlyTaps?.length) begin()
    const forget = onToastWaiting(begin)
    for (const kind of FIRST_MOVES) window.addEventListener(kind, begin, { once: true })
    return () => {
      forget()
      for (const kind of FIRST_MOVES) window.removeEventListener(kind, begin)
    }
  }, [])
  return title
}

/** What accompanies the pages: toasts, announcements and devtools. Not prerendered; added after hydration. */
export function GlobalOverlays() {
  const titleBefore = useTitleAtStart()
  const isCustomer = useAuthStatus() === 'authenticated'
  // In a timer, not in the effect: React may first have to hydrate what was pressed, and cannot do so within an effect.
  useEffect(() => {
    frameDone()
    const timer = setTimeout(() => void repeatEarlyTaps())
    void takenOver.then(repeatEarlyMove)
    return () => clearTimeout(timer)
  }, [])
  return (
    useHydrated() && (
      <>
        {(titleBefore !== undefined || isCustomer) && (
          <>
            <ErrorBoundary fallback={null}>
              <Toasts />
            </ErrorBoundary>
            <ErrorBoundary fallback={null}>
              <RouteAnnouncer titleBefore={titleBefore} />
            </ErrorBoundary>
          </>
        )}
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Devtools />
          </Suspense>
        </ErrorBoundary>
      </>
    )
  )
}
