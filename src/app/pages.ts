import { lazyPage } from './lazy-page'

export const HomePage = lazyPage(() => import('../pages/home/HomePage'), 'HomePage')
export const AboutPage = lazyPage(() => import('../pages/about/AboutPage'), 'AboutPage')
export const ContactPage = lazyPage(() => import('../pages/contact/ContactPage'), 'ContactPage')
export const LoginPage = lazyPage(() => import('../pages/login/LoginPage'), 'LoginPage')
export const SignupPage = lazyPage(() => import('../pages/signup/SignupPage'), 'SignupPage')
export const SessionExpiredPage = lazyPage(
  () => import('../pages/session-expired/SessionExpiredPage'),
  'SessionExpiredPage',
)
export const MenuPage = lazyPage(() => import('../pages/menu/MenuPage'), 'MenuPage')
export const ItemPage = lazyPage(() => import('../pages/item/ItemPage'), 'ItemPage')
export const CartPage = lazyPage(() => import('../pages/cart/CartPage'), 'CartPage')
export const CheckoutPage = lazyPage(() => import('../pages/checkout/CheckoutPage'), 'CheckoutPage')
export const PaymentReturnPage = lazyPage(
  () => import('../pages/payment-return/PaymentReturnPage'),
  'PaymentReturnPage',
)
export const OrderSuccessPage = lazyPage(() => import('../pages/order-success/OrderSuccessPage'), 'OrderSuccessPage')
export const TrackOrderPage = lazyPage(() => import('../pages/track-order/TrackOrderPage'), 'TrackOrderPage')
export const AccountLayout = lazyPage(() => import('../pages/account/AccountLayout'), 'AccountLayout')
export const OrdersPage = lazyPage(() => import('../pages/account/OrdersPage'), 'OrdersPage')
export const FavoritesPage = lazyPage(() => import('../pages/account/FavoritesPage'), 'FavoritesPage')
export const SavedAddressesPage = lazyPage(() => import('../pages/account/SavedAddressesPage'), 'SavedAddressesPage')
export const PaymentMethodsPage = lazyPage(() => import('../pages/account/PaymentMethodsPage'), 'PaymentMethodsPage')
export const GiftCardsPage = lazyPage(() => import('../pages/prepaid'), 'GiftCardsPage')
export const PointsPage = lazyPage(() => import('../pages/prepaid'), 'PointsPage')
export const NotificationsPage = lazyPage(() => import('../pages/account/NotificationsPage'), 'NotificationsPage')
export const ProfilePage = lazyPage(() => import('../pages/account/ProfilePage'), 'ProfilePage')
export const GiveGiftCardPage = lazyPage(() => import('../pages/prepaid'), 'GiveGiftCardPage')
export const GroupOrderPage = lazyPage(() => import('../pages/group-order/GroupOrderPage'), 'GroupOrderPage')
export const NotFoundPage = lazyPage(() => import('../pages/not-found/NotFoundPage'), 'NotFoundPage')
