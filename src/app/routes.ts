import { paths, patterns } from '../lib/paths.ts'

/** 'account' are the customer's pages within the account's frame. */
type Audience = 'guests' | 'customers' | 'account'

export type PageName = Exclude<keyof typeof import('./pages').pages, 'AccountLayout' | 'NotFoundPage'>

export type PageRoute = {
  path: string
  /** The page's export in `pages.ts`, and the name of its chunk. */
  page: PageName
  /** Who it is for; everyone when left out. */
  audience?: Audience
}

/** Every page with an address (rule 2.1) but the restaurant's legal ones, which a build adds (`shop-routes.ts`). The router, the prerendering, `robots.txt` and the web servers' files are made of it. */
export const ROUTES: readonly PageRoute[] = [
  { path: paths.home, page: 'HomePage' },
  { path: paths.menu, page: 'MenuPage' },
  { path: patterns.itemInSection, page: 'ItemPage' },
  { path: patterns.item, page: 'ItemPage' },
  { path: paths.about, page: 'AboutPage' },
  { path: paths.contact, page: 'ContactPage' },
  { path: paths.giftCards, page: 'GiveGiftCardPage' },
  { path: paths.trackOrder, page: 'TrackOrderPage' },
  { path: paths.orderSuccess, page: 'OrderSuccessPage' },
  { path: paths.paymentReturn, page: 'PaymentReturnPage' },
  { path: paths.groupOrder, page: 'GroupOrderPage' },
  { path: paths.login, page: 'LoginPage', audience: 'guests' },
  { path: paths.signup, page: 'SignupPage', audience: 'guests' },
  { path: paths.sessionExpired, page: 'SessionExpiredPage', audience: 'guests' },
  { path: paths.cart, page: 'CartPage', audience: 'customers' },
  { path: paths.checkout, page: 'CheckoutPage', audience: 'customers' },
  { path: paths.account.orders, page: 'OrdersPage', audience: 'account' },
  { path: paths.account.profile, page: 'ProfilePage', audience: 'account' },
  { path: paths.account.favorites, page: 'FavoritesPage', audience: 'account' },
  { path: paths.account.savedAddresses, page: 'SavedAddressesPage', audience: 'account' },
  { path: paths.account.paymentMethods, page: 'PaymentMethodsPage', audience: 'account' },
  { path: paths.account.giftCards, page: 'GiftCardsPage', audience: 'account' },
  { path: paths.account.points, page: 'PointsPage', audience: 'account' },
  { path: paths.account.notifications, page: 'NotificationsPage', audience: 'account' },
]

/** The answers of the API that pages are prerendered from; other pages are not prerendered. */
export const DRAWN_FROM: { [Page in PageName]?: readonly ('profile' | 'menus')[] } = {
  HomePage: ['profile', 'menus'],
  MenuPage: ['profile', 'menus'],
  AboutPage: ['profile'],
  ContactPage: ['profile'],
  LoginPage: ['profile'],
  SignupPage: ['profile'],
  LegalPage: ['profile'],
}

/** Pages open to guests that are of use only to the customer: search engines should not index them. */
export const PRIVATE_PAGES: readonly PageName[] = [
  'TrackOrderPage',
  'OrderSuccessPage',
  'PaymentReturnPage',
  'GroupOrderPage',
  'SessionExpiredPage',
]
