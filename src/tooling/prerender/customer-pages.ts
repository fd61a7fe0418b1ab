import { ROUTES, type PageName } from '../../app/routes.ts'
import { readEarly, showKept } from './inline-scripts.ts'

const CART = '/users/{customerId}/cart'
const ORDERS = '/users/{customerId}/orders'
/** What pages of a customer read at their start, below the restaurant's address in the API. */
const READS: { [Page in PageName]?: string[] } = {
  CartPage: [CART, '', '/menus'],
  CheckoutPage: [CART, ''],
  OrdersPage: [ORDERS, '', '/menus'],
  TrackOrderPage: [`${ORDERS}/{orderId}`, '', '/menus'],
}
const KEPT: PageName[] = ['CartPage', 'CheckoutPage', 'TrackOrderPage']
const API_CLIENT = 'runtime'

/**
 * Pages that cannot be prerendered, as they show what a customer has: an empty root, like the shell's, but the page's
 * code, the API client's and what the page reads are requested with the app's code instead of after it.
 * @param restaurantUrl the restaurant's address in the API; null where inline scripts cannot ask it
 * @param language the locale to ask for, where the API has several
 */
export const customerPages = (restaurantUrl: string | null, language?: string) =>
  ROUTES.filter(({ page }) => READS[page]).map(({ path, page, audience }) => ({
    path,
    chunks: [page, ...(audience === 'account' ? ['AccountLayout'] : []), API_CLIENT],
    /** The inline scripts of the page whose code has this address. */
    scripts: (code: string) =>
      [
        restaurantUrl !== null &&
          readEarly(
            READS[page]!.map((read) => restaurantUrl + read),
            language,
          ),
        KEPT.includes(page) && showKept(code),
      ]
        .filter(Boolean)
        .map((script) => `<script>${String(script)}</script>`)
        .join(''),
  }))
