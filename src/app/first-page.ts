import { queryClient } from '../api/query-client'
import { restaurantQueries } from '../api/queries/restaurant'
import { paramsOf } from '../lib/params-of'
import { pages } from './pages'
import type { PageName } from './routes'
import { SHOP_ROUTES } from './shop-routes'
import { delay } from '../lib/delay'

/** Without prerendered HTML, the app renders after this long, in ms, even if the page's code has not loaded. */
const FIRST_PAGE_DELAY = 400

const menus = () => void queryClient.prefetchQuery(restaurantQueries.menus())

function prefetchItem({ menuId = '', id = '' }: Record<string, string | undefined>) {
  void queryClient.prefetchQuery(restaurantQueries.item(menuId, id))
}

/** What a page reads, requested with its code. Pages of a customer have a script that asks earlier. */
const WARM: Partial<Record<PageName, (params: Record<string, string | undefined>) => void>> = {
  HomePage: menus,
  MenuPage: menus,
  ItemPage: prefetchItem,
}

type Start = {
  /** Whether there is prerendered HTML, which stays until the page's code has loaded. */
  isDrawn: boolean
  /** Whether the cache holds the answers it was prerendered from: they are refetched after hydration, not before. */
  hasData: boolean
}

/**
 * Requests the code and the data of the page at an address, so that it renders without a loading state. Resolves with
 * whether the code has loaded. Prerendered HTML stays until then; without it the wait ends after FIRST_PAGE_DELAY.
 */
export async function firstPage(pathname: string, { isDrawn, hasData }: Start): Promise<boolean> {
  if (!hasData) void queryClient.prefetchQuery(restaurantQueries.profile())
  for (const { path, page, audience } of SHOP_ROUTES) {
    const params = paramsOf(path, pathname)
    if (!params) continue
    if (!hasData) WARM[page]?.(params)
    const code = audience === 'account' ? [pages.AccountLayout, pages[page]] : [pages[page]]
    const arrived = Promise.all(code.map((part) => part.preload())).then((parts) => parts.every(Boolean))
    return isDrawn ? arrived : Promise.race([arrived, delay(FIRST_PAGE_DELAY, false)])
  }
  return false
}

/** Fetches the pages most visits continue to, on the customer's first input. They then open without a connection. */
export function nextPages(): void {
  for (const page of [pages.ItemPage, pages.CartPage, pages.CheckoutPage]) void page.preload()
}
