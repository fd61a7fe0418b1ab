import { lazy, Suspense, useEffect } from 'react'
import { frameDone, takenOver } from '../lib/take-over'
import { useHydrated } from '../lib/use-hydrated'
import { Devtools } from './Devtools'
import { repeatEarlyMove, repeatEarlyTaps } from './early-taps'
import { ErrorBoundary } from './ErrorBoundary'

const Toasts = lazy(() => import('./Toasts').then((module) => ({ default: module.Toasts })))
const ByEarAndKeyboard = lazy(() =>
  import('./ByEarAndKeyboard').then((module) => ({ default: module.ByEarAndKeyboard })),
)

/** What stands beside the pages. It is not in what the build draws, and comes after it. */
export function Beside() {
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
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Toasts />
          </Suspense>
        </ErrorBoundary>
        <ErrorBoundary fallback={null}>
          <Suspense>
            <ByEarAndKeyboard />
          </Suspense>
        </ErrorBoundary>
        <Devtools />
      </>
    )
  )
}
