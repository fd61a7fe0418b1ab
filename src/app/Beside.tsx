import { lazy, Suspense, useEffect, useState } from 'react'
import { onToastWaiting } from '../lib/notify'
import { useAuthStatus } from '../stores/auth'
import { frameDone, takenOver } from '../lib/take-over'
import { useHydrated } from '../lib/use-hydrated'
import { Devtools } from './Devtools'
import { repeatEarlyMove, repeatEarlyTaps } from './early-taps'
import { ErrorBoundary } from './ErrorBoundary'

const Toasts = lazy(() => import('./Toasts').then((module) => ({ default: module.Toasts })))
const FIRST_MOVES = ['pointerdown', 'keydown']

const ByEarAndKeyboard = lazy(() =>
  import('./ByEarAndKeyboard').then((module) => ({ default: module.ByEarAndKeyboard })),
)

/** The title of the page when the customer began to do something, or a toast to wait; until then undefined. */
function useTitleAtStart(): string | undefined {
  const [title, setTitle] = useState<string>()
  useEffect(() => {
    const begin = () => setTitle((first) => first ?? document.title)
    const forget = onToastWaiting(begin)
    for (const kind of FIRST_MOVES) window.addEventListener(kind, begin, { once: true })
    return () => {
      forget()
      for (const kind of FIRST_MOVES) window.removeEventListener(kind, begin)
    }
  }, [])
  return title
}

/** What stands beside the pages. It is not in what the build draws, and comes after it. */
export function Beside() {
  const titleBefore = useTitleAtStart()
  const isCustomer = useAuthStatus() === 'authenticated'
  // Not within the effect: what is pressed may have to be taken over first, which React does not do in between.
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
              <Suspense>
                <Toasts />
              </Suspense>
            </ErrorBoundary>
            <ErrorBoundary fallback={null}>
              <Suspense>
                <ByEarAndKeyboard titleBefore={titleBefore} />
              </Suspense>
            </ErrorBoundary>
          </>
        )}
        <Devtools />
      </>
    )
  )
}
