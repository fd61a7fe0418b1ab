import type { ComponentType } from 'react'
import { lazyPage, type LazyPage } from './lazy-page'

/** The pages of modules with an export of the page's name. */
const lazyPages = <Modules extends object>(load: {
  [Name in keyof Modules]: () => Promise<Record<Name, ComponentType>>
}) =>
  Object.fromEntries(
    Object.entries(load).map(([name, page]) => [
      name,
      lazyPage(page as () => Promise<Record<string, ComponentType>>, name),
    ]),
  ) as Record<keyof Modules, LazyPage>

/** Every page; the code of each is loaded when it is first shown. */
export const pages = lazyPages({
  HomePage: () => import('../pages/home/HomePage'),
  AboutPage: () => import('../pages/about/AboutPage'),
  ContactPage: () => import('../pages/contact/ContactPage'),
  LoginPage: () => import('../pages/login/LoginPage'),
  SignupPage: () => import('../pages/signup/SignupPage'),
  SessionExpiredPage: () => import('../pages/session-expired/SessionExpiredPage'),
  MenuPage: () => import('../pages/menu/MenuPage'),
  ItemPage: () => import('../pages/item/ItemPage'),
  CartPage: () => import('../pages/cart/CartPage'),
  CheckoutPage: () => import('../pages/checkout/CheckoutPage'),
  PaymentReturnPage: () => import('../pages/payment-return/PaymentReturnPage'),
  OrderSuccessPage: () => import('../pages/order-success/OrderSuccessPage'),
  TrackOrderPage: () => import('../pages/track-order/TrackOrderPage'),
  AccountLayout: () => import('../pages/account/AccountLayout'),
  OrdersPage: () => import('../pages/account/OrdersPage'),
  FavoritesPage: () => import('../pages/account/details'),
  SavedAddressesPage: () => import('../pages/filled-in'),
  PaymentMethodsPage: () => import('../pages/account/details'),
  GiftCardsPage: () => import('../pages/filled-in'),
  PointsPage: () => import('../pages/account/details'),
  NotificationsPage: () => import('../pages/filled-in'),
  ProfilePage: () => import('../pages/filled-in'),
  GiveGiftCardPage: () => import('../pages/filled-in'),
  GroupOrderPage: () => import('../pages/group-order/GroupOrderPage'),
  NotFoundPage: () => import('../pages/not-found/NotFoundPage'),
  // Only a shop with legal pages has code for them.
  ...(import.meta.env.LEGAL ? { LegalPage: () => import('../pages/legal/LegalPage') } : ({} as never)),
})
