import { cartQuery } from '../api/queries/cart'
import { queryClient } from '../api/query-client'
import { restaurantQueries } from '../api/queries/restaurant'
import { paramsOf } from '../lib/params-of'
import { paths, patterns } from '../lib/paths'
import { currentSession } from '../stores/auth'
import type { LazyPage } from './lazy-page'
import * as pages from './pages'

/** Without prerendered HTML, the app renders after this long, in ms, even if the page's code has not loaded. */
const FIRST_PAGE_DELAY = 400

const menus = () => void queryClient.prefetchQuery(restaurantQueries.menus())

function ownCart() {
  const customerId = currentSession()?.user.customerId
  if (customerId) void queryClient.prefetchQuery(cartQuery(customerId))
}

function cartAndMenus() {
  ownCart()
  menus()
}

type Code = Pick<LazyPage, 'preload'>

/** A page of the account, with the frame of all of them. */
const inAccount = (page: Code): Code => ({
  preload: async () => (await Promise.all([pages.AccountLayout.preload(), page.preload()])).every(Boolean),
})

/** The pages a visit may begin with, and the prefetch of their data. */
const FIRST: [pattern: string, page: Code, warm?: (found: Record<string, string | undefined>) => void][] = [
  [paths.home, pages.HomePage, menus],
  [paths.menu, pages.MenuPage, menus],
  [patterns.itemInSection, pages.ItemPage, prefetchItem],
  [patterns.item, pages.ItemPage, prefetchItem],
  [paths.cart, pages.CartPage, cartAndMenus],
  [paths.checkout, pages.CheckoutPage, ownCart],
  [paths.about, pages.AboutPage],
  [paths.contact, pages.ContactPage],
  [paths.login, pages.LoginPage],
  [paths.signup, pages.SignupPage],
  [paths.sessionExpired, pages.SessionExpiredPage],
  [paths.paymentReturn, pages.PaymentReturnPage],
  [paths.orderSuccess, pages.OrderSuccessPage],
  [paths.trackOrder, pages.TrackOrderPage],
  [paths.groupOrder, pages.GroupOrderPage],
  [paths.giftCards, pages.GiveGiftCardPage],
  [paths.account.orders, inAccount(pages.OrdersPage)],
  [paths.account.profile, inAccount(pages.ProfilePage)],
  [paths.account.favorites, inAccount(pages.FavoritesPage)],
  [paths.account.savedAddresses, inAccount(pages.SavedAddressesPage)],
  [paths.account.paymentMethods, inAccount(pages.PaymentMethodsPage)],
  [paths.account.giftCards, inAccount(pages.GiftCardsPage)],
  [paths.account.points, inAccount(pages.PointsPage)],
  [paths.account.notifications, inAccount(pages.NotificationsPage)],
]

function prefetchItem({ menuId = '', id = '' }: Record<string, string | undefined>) {
  void queryClient.prefetchQuery(restaurantQueries.item(menuId, id))
}

type Begun = {
  /** Whether there is prerendered HTML, which stays until the page's code has loaded. */
  isDrawn: boolean
  /** Whether the cache holds the answers it was prerendered from: they are refetched after hydration, not before. */
  hasData: boolean
}

/**
 * Requests the code and the data of the page at an address, so that it renders without a loading state. Resolves with
 * whether the code has loaded. Prerendered HTML stays until then; without it the wait ends after FIRST_PAGE_DELAY.
 */
export async function firstPage(pathname: string, { isDrawn, hasData }: Begun): Promise<boolean> {
  if (!hasData) void queryClient.prefetchQuery(restaurantQueries.profile())
  for (const [pattern, page, warm] of FIRST) {
    const params = paramsOf(pattern, pathname)
    if (!params) continue
    if (!hasData) warm?.(params)
    const arrived = page.preload()
    return isDrawn
      ? arrived
      : Promise.race([arrived, new Promise<false>((resolve) => setTimeout(resolve, FIRST_PAGE_DELAY, false))])
  }
  return false
}

/** Fetches the pages most visits continue to, on the customer's first input. They then open without a connection. */
export function nextPages(): void {
  for (const page of [pages.ItemPage, pages.CartPage, pages.CheckoutPage]) void page.preload()
}
