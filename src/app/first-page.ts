import { matchPath } from 'react-router-dom'
import { queryClient } from '../api/query-client'
import { restaurantQueries } from '../api/queries/restaurant'
import { paths, patterns } from '../lib/paths'
import type { LazyPage } from './lazy-page'
import * as pages from './pages'

/** Where nothing stands yet, the page's frame is drawn without its content after this long, in ms. */
const FIRST_PAGE_DELAY = 400

const menus = () => void queryClient.prefetchQuery(restaurantQueries.menus())

/** The pages a visit begins with, and what they ask for. */
const FIRST: [pattern: string, page: LazyPage, warm?: (found: Record<string, string | undefined>) => void][] = [
  [paths.home, pages.HomePage, menus],
  [paths.menu, pages.MenuPage, menus],
  [patterns.itemInSection, pages.ItemPage, prefetchItem],
  [patterns.item, pages.ItemPage, prefetchItem],
  [paths.cart, pages.CartPage, menus],
  [paths.checkout, pages.CheckoutPage],
  [paths.about, pages.AboutPage],
  [paths.contact, pages.ContactPage],
  [paths.login, pages.LoginPage],
  [paths.signup, pages.SignupPage],
  [paths.paymentReturn, pages.PaymentReturnPage],
  [paths.orderSuccess, pages.OrderSuccessPage],
]

function prefetchItem({ menuId = '', id = '' }: Record<string, string | undefined>) {
  void queryClient.prefetchQuery(restaurantQueries.item(menuId, id))
}

type Begun = {
  /** Whether the build has drawn something that stands until the page is there. */
  isDrawn: boolean
  /** Whether the cache holds what it was drawn from: it is read again once React has taken over, not before. */
  hasData: boolean
}

/**
 * Asks for the data of the page at an address beside its code, and resolves when that is there, with whether it is: it
 * is drawn at once, without a word that it loads in between. What the build has drawn stands for as long as that takes.
 */
export async function firstPage(pathname: string, { isDrawn, hasData }: Begun): Promise<boolean> {
  if (!hasData) void queryClient.prefetchQuery(restaurantQueries.profile())
  for (const [pattern, page, warm] of FIRST) {
    const match = matchPath(pattern, pathname)
    if (!match) continue
    if (!hasData) warm?.(match.params)
    const arrived = page.preload()
    return isDrawn
      ? arrived
      : Promise.race([arrived, new Promise<false>((resolve) => setTimeout(resolve, FIRST_PAGE_DELAY, false))])
  }
  return false
}

/** Fetches what most visits go on to, once the customer has begun to do something. It is there without a connection then. */
export function nextPages(): void {
  for (const page of [pages.ItemPage, pages.CartPage, pages.CheckoutPage]) void page.preload()
}
