import { isPathSegment } from '../../openapi/path-segment.mjs'

/** The hash of a section; empty when an address cannot contain its id. */
export const hashOf = (sectionId: string) => (isPathSegment(sectionId) ? `#${encodeURIComponent(sectionId)}` : '')

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
  /** An item's page; without the section when an address cannot contain its id. */
  item: (menuId: string, sectionId: string, itemId: string) => {
    const section = isPathSegment(sectionId) ? `/section/${encodeURIComponent(sectionId)}` : ''
    return `/menu/${encodeURIComponent(menuId)}${section}/item/${encodeURIComponent(itemId)}`
  },
  cart: '/cart',
  checkout: '/checkout',
  trackOrder: '/track-order',
  orderSuccess: '/order-success',
  paymentReturn: '/payment-return',
  /** A group order, for those who have its link: `?id=`. */
  groupOrder: '/group-order',
  /** Buying a gift card; `?purchaseId=` after its payment. */
  giftCards: '/gift-cards',
  account: {
    orders: account('orders'),
    favorites: account('favorites'),
    savedAddresses: account('saved-addresses'),
    paymentMethods: account('payment-methods'),
    giftCards: account('gift-cards'),
    points: account('points'),
    profile: account('profile'),
    notifications: account('notifications'),
  },
} as const

/** On an item's page while a line of the cart is edited: the line's key. */
export const LINE_PARAMETER = 'line'
/** The id of a dish's choices, at which its page opens to edit a line of the cart. */
export const CHOICES = 'choices'

/** The id of the favorite whose options an item's page starts with. */
export const FAVORITE_PARAMETER = 'favorite'

/** On /menu, as a code at a table has it: the table's id. */
export const TABLE_PARAMETER = 'table'

/** On /menu, as a link that fills a cart has it (`cart-link.ts`). */
export const ADD_PARAMETER = 'add'

/** On /menu while search is open: the search text. */
export const SEARCH_PARAMETER = 'search'

/** The two addresses of an item (rule 2.1). */
export const patterns = {
  itemInSection: '/menu/:menuId/section/:sectionId/item/:id',
  item: '/menu/:menuId/item/:id',
} as const

/** A path of the storefront with a query. */
export const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`
