import { memo, useState, ViewTransition } from 'react'
import { createPath, matchPath, Route, Routes, useLocation, type Location } from 'react-router-dom'
import { KeptPiece } from '../components/Piece'
import { paths } from '../lib/paths'
import { ErrorBoundary } from './ErrorBoundary'
import { pages } from './pages'

/** Renders again only for another address: every link reads the router's location. */
const MenuAt = memo(({ location }: { location: Location }) => (
  <Routes location={location}>
    <Route path={paths.menu} element={<pages.MenuPage />} />
  </Routes>
))

/**
 * The menu, from its first visit on: behind other pages it is hidden as it was, at the address it had, so that going
 * back shows it at once. Hidden, it has no effects and no subscriptions.
 */
export function KeptMenu() {
  const location = useLocation()
  const isShown = matchPath(paths.menu, location.pathname) !== null
  const [last, setLast] = useState<Location>()
  if (isShown && (!last || createPath(last) !== createPath(location))) setLast(location)
  return (
    last && (
      <KeptPiece isShown={isShown}>
        <ViewTransition default="none" enter="page" exit="page">
          <ErrorBoundary>
            <MenuAt location={last} />
          </ErrorBoundary>
        </ViewTransition>
      </KeptPiece>
    )
  )
}
