import { useState } from 'react'
import { Route, Routes, useLocation, type Location } from 'react-router-dom'
import { dishOver, OVER } from '../lib/dish-over'
import { paths } from '../lib/paths'
import { Protected, PublicOnly } from './guards'
import { Layout } from './Layout'
import { lazyPage } from './lazy-page'
import { pages } from './pages'
import { SHOP_ROUTES } from './shop-routes'
import { useScroll } from './use-scroll'

/** Every component in its states, for developers: a build does not have it. */
const GalleryPage = import.meta.env.DEV ? lazyPage(() => import('../pages/gallery/GalleryPage'), 'GalleryPage') : null

/**
 * The location whose page is shown, and the component that shows the current address over it. A dish that was opened from the menu stands over
 * it where there is room; opened directly or after a reload, it is a page.
 */
function useShown() {
  const location = useLocation() as Location<Partial<typeof OVER> | null>
  const [last, setLast] = useState(location)
  const Over = location.state?.over && last.pathname === paths.menu ? dishOver() : null
  if (!Over && last !== location) setLast(location)
  return { shown: Over ? last : location, Over }
}

/** The pages of `routes.ts`, and a dish over the menu. */
export function AppRoutes() {
  const { shown, Over } = useShown()
  useScroll(shown)
  return (
    <>
      {Over && <Over />}
      <Routes location={shown}>
        <Route
          path="*"
          element={
            <Layout>
              <RouteTable />
            </Layout>
          }
        />
      </Routes>
    </>
  )
}

const routesFor = (audience?: (typeof SHOP_ROUTES)[number]['audience']) =>
  SHOP_ROUTES.filter((route) => route.audience === audience).map(({ path, page }) => {
    const Page = pages[page]
    return <Route key={path} path={path} element={path === paths.menu ? null : <Page />} />
  })

/** The page of each address but the menu, which the frame keeps. */
export const RouteTable = () => (
  <Routes>
    {routesFor()}
    <Route element={<PublicOnly />}>{routesFor('guests')}</Route>
    <Route element={<Protected />}>
      {routesFor('customers')}
      <Route element={<pages.AccountLayout />}>
        <Route path="/account" element={null} />
        {routesFor('account')}
      </Route>
    </Route>
    {GalleryPage && <Route path="/__gallery" element={<GalleryPage />} />}
    <Route path="*" element={<pages.NotFoundPage />} />
  </Routes>
)
