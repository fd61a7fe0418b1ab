import { Navigate, Route, Routes } from 'react-router-dom'
import { NotYetPage } from '../pages/account/NotYetPage'
import { paths } from '../lib/paths'
import { Protected, PublicOnly } from './guards'
import { Layout } from './Layout'
import { lazyPage } from './lazy-page'

const HomePage = lazyPage(() => import('../pages/home/HomePage'), 'HomePage')
const AboutPage = lazyPage(() => import('../pages/about/AboutPage'), 'AboutPage')
const ContactPage = lazyPage(() => import('../pages/contact/ContactPage'), 'ContactPage')
const LoginPage = lazyPage(() => import('../pages/login/LoginPage'), 'LoginPage')
const SignupPage = lazyPage(() => import('../pages/signup/SignupPage'), 'SignupPage')
const SessionExpiredPage = lazyPage(() => import('../pages/session-expired/SessionExpiredPage'), 'SessionExpiredPage')
const MenuPage = lazyPage(() => import('../pages/menu/MenuPage'), 'MenuPage')
const ItemPage = lazyPage(() => import('../pages/item/ItemPage'), 'ItemPage')
const CartPage = lazyPage(() => import('../pages/cart/CartPage'), 'CartPage')
const CheckoutPage = lazyPage(() => import('../pages/checkout/CheckoutPage'), 'CheckoutPage')
const PaymentReturnPage = lazyPage(() => import('../pages/payment-return/PaymentReturnPage'), 'PaymentReturnPage')
const OrderSuccessPage = lazyPage(() => import('../pages/order-success/OrderSuccessPage'), 'OrderSuccessPage')
const TrackOrderPage = lazyPage(() => import('../pages/track-order/TrackOrderPage'), 'TrackOrderPage')
const AccountLayout = lazyPage(() => import('../pages/account/AccountLayout'), 'AccountLayout')
const OrdersPage = lazyPage(() => import('../pages/account/OrdersPage'), 'OrdersPage')
const ProfilePage = lazyPage(() => import('../pages/account/ProfilePage'), 'ProfilePage')
const NotFoundPage = lazyPage(() => import('../pages/not-found/NotFoundPage'), 'NotFoundPage')

/** The route table of spec 2. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route element={<PublicOnly />}>
          <Route path={paths.login} element={<LoginPage />} />
          <Route path={paths.signup} element={<SignupPage />} />
        </Route>
        <Route path={paths.sessionExpired} element={<SessionExpiredPage />} />
        <Route path={paths.menu} element={<MenuPage />} />
        <Route path="/menu/:menuId/section/:sectionId/item/:id" element={<ItemPage />} />
        <Route path="/menu/:menuId/item/:id" element={<ItemPage />} />
        <Route path={paths.trackOrder} element={<TrackOrderPage />} />
        <Route path={paths.orderSuccess} element={<OrderSuccessPage />} />
        <Route path={paths.paymentReturn} element={<PaymentReturnPage />} />
        <Route element={<Protected />}>
          <Route path={paths.cart} element={<CartPage />} />
          <Route path={paths.checkout} element={<CheckoutPage />} />
          <Route path="/account" element={<AccountLayout />}>
            <Route index element={<Navigate to={paths.account.profile} replace />} />
            <Route path={paths.account.orders} element={<OrdersPage />} />
            <Route path={paths.account.profile} element={<ProfilePage />} />
            <Route path={paths.account.favorites} element={<NotYetPage name="Favorites" />} />
            <Route path={paths.account.savedAddresses} element={<NotYetPage name="Saved Addresses" />} />
            <Route path={paths.account.paymentMethods} element={<NotYetPage name="Payment Methods" />} />
            <Route path={paths.account.notifications} element={<NotYetPage name="Notifications" />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
