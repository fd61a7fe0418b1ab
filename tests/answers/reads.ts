import {
  asking,
  collected,
  DISH,
  hosted,
  NOODLES,
  onGroup,
  onOrder,
  onPurchase,
  ordered,
  orderedBefore,
  orderOf,
  prepaid,
  stocked,
  takesPart,
  unpaid,
} from './states'
import type { Screen } from './screens'

const NOT_ON_IT = 'It is an extra of the page, which stands without it.'

/** Every read, and the screens that show it. */
export const READS: Screen[] = [
  { call: 'getPaymentProvider', at: '/checkout', given: stocked, quiet: 'The usual provider is named.' },
  { call: 'getCart', at: ['/cart', '/checkout'], given: stocked },
  { call: 'getCart', at: ['/menu', DISH], given: stocked, quiet: NOT_ON_IT },
  {
    call: 'getRestaurant',
    as: 'guest',
    at: ['/', '/menu', '/about', '/contact', '/gift-cards', '/login', DISH],
    quiet: NOT_ON_IT,
  },
  { call: 'listMenus', as: 'guest', at: ['/', '/menu'], quiet: NOT_ON_IT },
  { call: 'getMenuItem', as: 'guest', at: [DISH, NOODLES] },
  {
    call: 'listSlots',
    at: '/checkout',
    given: stocked,
    then: async ({ press }) => press('Choose a time'),
  },
  {
    call: 'checkDeliveryArea',
    as: 'guest',
    at: '/menu',
    then: async ({ press, type }) => {
      await press(/^Pickup, /, /^Delivery/)
      await type(/ZIP/, '10002')
      await press('Check')
    },
  },
  { call: 'getTable', as: 'guest', at: '/menu?table=12' },
  {
    call: 'trackOrder',
    as: 'guest',
    at: (shop) => `/track-order?orderId=${orderOf(shop).id}&token=${orderOf(shop).trackingToken}`,
    given: orderedBefore,
  },
  { call: 'getProfile', at: '/account/profile' },
  { call: 'exportCustomer', at: '/account/profile', then: async ({ press }) => press('Export my data') },
  { call: 'listNotifications', at: '/account/notifications', given: ordered },
  { call: 'getNotificationPreferences', at: '/account/notifications' },
  { call: 'getAllergens', at: '/account/profile' },
  {
    call: 'listAddresses',
    at: ['/account/saved-addresses', '/checkout'],
    given: stocked,
    then: async ({ press }) => document.querySelector('h1')?.textContent === 'Checkout' && press(/^Delivery/),
  },
  { call: 'listPaymentMethods', at: ['/account/payment-methods', '/checkout'], given: stocked, quiet: NOT_ON_IT },
  { call: 'listOrders', at: ['/account/orders', '/'], given: ordered, quiet: NOT_ON_IT },
  { call: 'getOrder', at: ['/track-order', '/order-success'].map(onOrder), given: ordered },
  { call: 'getOrder', at: onOrder('/track-order'), given: collected },
  { call: 'getPayment', at: onOrder('/payment-return'), given: unpaid },
  { call: 'getPoints', at: '/account/points', given: ordered },
  {
    call: 'listGiftCards',
    at: ['/account/gift-cards', '/checkout'],
    given: prepaid,
    quiet: NOT_ON_IT,
  },
  { call: 'listGiftCardPurchases', at: '/account/gift-cards', given: prepaid },
  { call: 'getGiftCardPurchase', at: onPurchase, given: prepaid },
  { call: 'listFavorites', at: ['/account/favorites', DISH], quiet: NOT_ON_IT },
  { call: 'getOwnGroupOrder', at: '/cart', given: hosted },
  ...[hosted, asking].map((given): Screen => ({
    ...{ call: 'getGroupOrder', as: 'guest', at: onGroup },
    ...{ given, before: takesPart },
  })),
]
