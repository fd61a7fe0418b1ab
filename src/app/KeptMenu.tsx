import { useState, ViewTransition } from 'react'
import { Route, Routes, useLocation, type Location } from 'react-router-dom'
import { KeptPiece } from '../components/Piece'
import { paths } from '../lib/paths'
import { ErrorBoundary } from './ErrorBoundary'
import { pages } from './pages'

/**
 * The menu, from its first visit on: behind other pages it is hidden as it was, at the address it had, so that going
 * back shows it at once. Hidden, it has no effects and no subscriptions.
 */
export function KeptMenu() {
  const location = useLocation()
  const isShown = location.pathname === paths.menu
  const [last, setLast] = useState<Location>()
  if (isShown && last !== location) setLast(location)
  return (
    last && (
      <KeptPiece isShown={isShown}>
        <ViewTransition default="none" enter="page" exit="page">
          <ErrorBoundary>
            <Routes location={last}>
              <Route path={paths.menu} element={<pages.MenuPage />} />
            </Routes>
          </ErrorBoundary>
        </ViewTransition>
      </KeptPiece>
    )
  )
}
