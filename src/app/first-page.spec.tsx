import { expect, it, vi } from 'vitest'
import { paths } from '../lib/paths'
import { firstPage } from './first-page'
import { pages } from './pages'

const DRAWN = { isDrawn: true, hasData: true }
const PAGES: [address: string, ...names: (keyof typeof pages)[]][] = [
  [paths.home, 'HomePage'],
  [paths.menu, 'MenuPage'],
  [paths.item('all-day', 'small-plates', 'charred-corn-ribs'), 'ItemPage'],
  ['/menu/a/item/b', 'ItemPage'],
  [paths.cart, 'CartPage'],
  [paths.checkout, 'CheckoutPage'],
  [paths.about, 'AboutPage'],
  [paths.contact, 'ContactPage'],
  [paths.login, 'LoginPage'],
  [paths.signup, 'SignupPage'],
  [paths.sessionExpired, 'SessionExpiredPage'],
  [paths.paymentReturn, 'PaymentReturnPage'],
  [paths.orderSuccess, 'OrderSuccessPage'],
  [paths.trackOrder, 'TrackOrderPage'],
  [paths.groupOrder, 'GroupOrderPage'],
  [paths.giftCards, 'GiveGiftCardPage'],
  [paths.account.orders, 'AccountLayout', 'OrdersPage'],
  [paths.account.profile, 'AccountLayout', 'ProfilePage'],
  [paths.account.favorites, 'AccountLayout', 'FavoritesPage'],
  [paths.account.savedAddresses, 'AccountLayout', 'SavedAddressesPage'],
  [paths.account.paymentMethods, 'AccountLayout', 'PaymentMethodsPage'],
  [paths.account.giftCards, 'AccountLayout', 'GiftCardsPage'],
  [paths.account.points, 'AccountLayout', 'PointsPage'],
  [paths.account.notifications, 'AccountLayout', 'NotificationsPage'],
]

/** The pages whose code is requested by a visit that begins at this address. */
async function requestedAt(address: string) {
  const requests = Object.entries(pages).map(([name, page]) => [name, vi.spyOn(page, 'preload')] as const)
  const isThere = await firstPage(address, DRAWN)
  return {
    isThere,
    names: requests
      .filter(([, request]) => request.mock.calls.length > 0)
      .map(([name]) => name)
      .toSorted(),
  }
}

it.each(PAGES)(
  'a visit that begins at %s requests the code of its page at once, and no other',
  async (address, ...names) => {
    expect(await requestedAt(address)).toEqual({ isThere: true, names: names.toSorted() })
  },
)

it('a visit that begins at an unknown address requests no page', async () => {
  expect(await requestedAt('/unknown')).toEqual({ isThere: false, names: [] })
})
