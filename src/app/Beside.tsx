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

/** Whether the customer has begun to do something, or a toast waits to be shown. */
function useBegun(): boolean {
  const [isBegun, setBegun] = useState(false)
  useEffect(() => {
    const begin = () => setBegun(true)
    const forget = onToastWaiting(begin)
    for (const kind of FIRST_MOVES) window.addEventListener(kind, begin, { once: true })
    return () => {
      forget()
      for (const kind of FIRST_MOVES) window.removeEventListener(kind, begin)
    }
  }, [])
  return isBegun
}

/** What stands beside the pages. It is not in what the build draws, and comes after it. */
export function Beside() {
  const isBegun = useBegun()
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
        {(isBegun || isCustomer) && (
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
          </>
        )}
        <Devtools />
      </>
    )
  )
}
