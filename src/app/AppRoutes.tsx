import { useState } from 'react'
import { Navigate, Route, Routes, useLocation, type Location } from 'react-router-dom'
import { dishOver, OVER } from '../lib/dish-over'
import { paths, patterns } from '../lib/paths'
import { Protected, PublicOnly } from './guards'
import { Layout } from './Layout'
import { lazyPage } from './lazy-page'
import { useScroll } from './use-scroll'
import {
  AboutPage,
  AccountLayout,
  CartPage,
  CheckoutPage,
  ContactPage,
  FavoritesPage,
  GiftCardsPage,
  GiveGiftCardPage,
  GroupOrderPage,
  HomePage,
  ItemPage,
  LoginPage,
  MenuPage,
  NotFoundPage,
  NotificationsPage,
  OrderSuccessPage,
  OrdersPage,
  PaymentMethodsPage,
  PaymentReturnPage,
  PointsPage,
  ProfilePage,
  SavedAddressesPage,
  SessionExpiredPage,
  SignupPage,
  TrackOrderPage,
} from './pages'

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

/** The route table of rule 2.1. */
export function AppRoutes() {
  const { shown, Over } = useShown()
  useScroll(shown)
  return (
    <>
      {Over && <Over />}
      <RouteTable shown={shown} />
    </>
  )
}

/** Always gets a location: adding or removing the prop would remount the pages. */
export function RouteTable({ shown }: { shown: Location }) {
  return (
    <Routes location={shown}>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route element={<PublicOnly />}>
          <Route path={paths.login} element={<LoginPage />} />
          <Route path={paths.signup} element={<SignupPage />} />
          <Route path={paths.sessionExpired} element={<SessionExpiredPage />} />
        </Route>
        <Route path={paths.menu} element={<MenuPage />} />
        <Route path={patterns.itemInSection} element={<ItemPage />} />
        <Route path={patterns.item} element={<ItemPage />} />
        <Route path={paths.trackOrder} element={<TrackOrderPage />} />
        <Route path={paths.orderSuccess} element={<OrderSuccessPage />} />
        <Route path={paths.groupOrder} element={<GroupOrderPage />} />
        <Route path={paths.giftCards} element={<GiveGiftCardPage />} />
        <Route path={paths.paymentReturn} element={<PaymentReturnPage />} />
        <Route element={<Protected />}>
          <Route path={paths.cart} element={<CartPage />} />
          <Route path={paths.checkout} element={<CheckoutPage />} />
          {/* Outside the account layout: the redirect would override a tap on one of its links made before it. */}
          <Route path="/account" element={<Navigate to={paths.account.profile} replace />} />
          <Route element={<AccountLayout />}>
            <Route path={paths.account.orders} element={<OrdersPage />} />
            <Route path={paths.account.profile} element={<ProfilePage />} />
            <Route path={paths.account.favorites} element={<FavoritesPage />} />
            <Route path={paths.account.savedAddresses} element={<SavedAddressesPage />} />
            <Route path={paths.account.paymentMethods} element={<PaymentMethodsPage />} />
            <Route path={paths.account.giftCards} element={<GiftCardsPage />} />
            <Route path={paths.account.points} element={<PointsPage />} />
            <Route path={paths.account.notifications} element={<NotificationsPage />} />
          </Route>
        </Route>
        {GalleryPage && <Route path="/__gallery" element={<GalleryPage />} />}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
