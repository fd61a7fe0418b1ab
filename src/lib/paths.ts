import { OWN_FORMATS } from '../../openapi/formats.mjs'

const { 'path-segment': isSegment } = OWN_FORMATS

/** Leads to a section of the page; nowhere when no address can name it. */
export const hashOf = (sectionId: string) => (isSegment(sectionId) ? `#${encodeURIComponent(sectionId)}` : '')

const account = (child: string) => `/account/${child}`

/** Every address of the storefront (rule 2.1). */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  login: '/login',
  signup: '/signup',
  sessionExpired: '/auth/login',
  menu: '/menu',
  /** The menu at one of its sections. */
  menuAt: (menuId: string, sectionId: string) => `/menu?${new URLSearchParams({ menu: menuId })}${hashOf(sectionId)}`,
  /** An item's page; without its section where no address can name that. */
  item: (menuId: string, sectionId: string, itemId: string) => {
    const section = isSegment(sectionId) ? `/section/${encodeURIComponent(sectionId)}` : ''
    return `/menu/${encodeURIComponent(menuId)}${section}/item/${encodeURIComponent(itemId)}`
  },
  cart: '/cart',
  checkout: '/checkout',
  trackOrder: '/track-order',
  orderSuccess: '/order-success',
  paymentReturn: '/payment-return',
  account: {
    orders: account('orders'),
    favorites: account('favorites'),
    savedAddresses: account('saved-addresses'),
    paymentMethods: account('payment-methods'),
    profile: account('profile'),
    notifications: account('notifications'),
  },
} as const

/** In the query of an item's page while a line of the cart is edited: the line's key. */
export const LINE_PARAMETER = 'line'

/** In the query of an item's page that begins with the options remembered of a favorite. */
export const FAVORITE_PARAMETER = 'favorite'

/** In the query of /menu while search is open: what is searched for. */
export const SEARCH_PARAMETER = 'search'

/** The account's rooms in the order they are listed (rule 2.1). */
export const ACCOUNT_PAGES = [
  ['Orders', paths.account.orders],
  ['Favorites', paths.account.favorites],
  ['Saved Addresses', paths.account.savedAddresses],
  ['Payment Methods', paths.account.paymentMethods],
  ['Profile', paths.account.profile],
  ['Notifications', paths.account.notifications],
] as const

/** The two addresses of an item (rule 2.1). */
export const patterns = {
  itemInSection: '/menu/:menuId/section/:sectionId/item/:id',
  item: '/menu/:menuId/item/:id',
} as const

/** An address of ours with a query. */
export const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`
