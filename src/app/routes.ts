import { paths, patterns } from '../lib/paths.ts'

/** Who a page is for; 'account' are the customer's pages within the account's frame. */
type Audience = 'everyone' | 'guests' | 'customers' | 'account'

export type PageName = Exclude<keyof typeof import('./pages').pages, 'AccountLayout' | 'NotFoundPage'>

type PageRoute = {
  path: string
  /** The page's export in `pages.ts`, and the name of its chunk. */
  page: PageName
  audience: Audience
  /** The answers of the API it is prerendered from; other pages are not prerendered. */
  drawnFrom?: readonly ('profile' | 'menus')[]
  /** Of use only to the customer: search engines should not index it. */
  isPrivate?: true
}

/** Every page with an address (rule 2.1). The router, the prerendering, `robots.txt` and the web servers' files are made of it. */
export const ROUTES: readonly PageRoute[] = [
  { path: paths.home, page: 'HomePage', audience: 'everyone', drawnFrom: ['profile', 'menus'] },
  { path: paths.menu, page: 'MenuPage', audience: 'everyone', drawnFrom: ['profile', 'menus'] },
  { path: patterns.itemInSection, page: 'ItemPage', audience: 'everyone' },
  { path: patterns.item, page: 'ItemPage', audience: 'everyone' },
  { path: paths.about, page: 'AboutPage', audience: 'everyone', drawnFrom: ['profile'] },
  { path: paths.contact, page: 'ContactPage', audience: 'everyone', drawnFrom: ['profile'] },
  { path: paths.giftCards, page: 'GiveGiftCardPage', audience: 'everyone' },
  { path: paths.trackOrder, page: 'TrackOrderPage', audience: 'everyone', isPrivate: true },
  { path: paths.orderSuccess, page: 'OrderSuccessPage', audience: 'everyone', isPrivate: true },
  { path: paths.paymentReturn, page: 'PaymentReturnPage', audience: 'everyone', isPrivate: true },
  { path: paths.groupOrder, page: 'GroupOrderPage', audience: 'everyone', isPrivate: true },
  { path: paths.login, page: 'LoginPage', audience: 'guests', drawnFrom: ['profile'] },
  { path: paths.signup, page: 'SignupPage', audience: 'guests', drawnFrom: ['profile'] },
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
