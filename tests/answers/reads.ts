import { act } from '@testing-library/react'
import { buyGiftCard, settlePurchase } from '../../src/sandbox/rules/gift-card-purchases'
import { checkGiftCard } from '../../src/sandbox/rules/gift-cards'
import { addForParticipant, joinGroup, startGroup } from '../../src/sandbox/rules/group-orders'
import { signedOut } from '../../src/stores/auth'
import { groupJoined } from '../../src/stores/group-order'
import { TOKEN } from '../sandbox/groups'
import { lemonade } from '../sandbox/orders'
import { BOUGHT, CARD } from '../sandbox/prepaid'
import { CUSTOMER, type Shop } from '../setup/shop'
import type { Screen } from './screens'

const DISH = '/menu/all-day/section/drinks/item/tamarind-lemonade'
const NOODLES = '/menu/all-day/section/noodles-soups/item/hand-pulled-noodles'
const NOT_ON_IT = 'It is an extra of the page, which stands without it.'

const stocked = (shop: Shop) => shop.stock(4)
const ordered = async (shop: Shop) => {
  await shop.order('PAID')
  shop.stock(4)
}
async function orderedBefore(shop: Shop) {
  shop.signIn()
  await shop.order('PAID')
  act(signedOut)
}
const unpaid = (shop: Shop) => shop.order('DECLINED')
const orderOf = ({ sandbox }: Shop) => sandbox.context.state.orders[0]!
const groupOf = ({ sandbox }: Shop) => sandbox.context.state.groups![0]!
const purchaseOf = ({ sandbox }: Shop) => sandbox.context.state.giftCardPurchases![0]!
const onOrder = (page: string) => (shop: Shop) => `${page}?orderId=${orderOf(shop).id}`

function hosted({ sandbox: { context } }: Shop) {
  const group = startGroup(CUSTOMER, { hostName: 'Ada', closesAt: null, limitPerPerson: 2000 }, context)
  joinGroup(group, TOKEN, 'Grace', context)
  addForParticipant(group, { token: TOKEN, key: 'first' }, lemonade(2), context)
}
const takesPart = (shop: Shop) => groupJoined({ groupOrderId: groupOf(shop).id, token: TOKEN, hostName: 'Ada' })

function prepaid({ sandbox: { context } }: Shop) {
  checkGiftCard(CUSTOMER, CARD, context)
  const request = { ...BOUGHT, returnUrl: `${location.origin}/gift-cards` }
  settlePurchase(buyGiftCard(CUSTOMER, request, crypto.randomUUID(), context), 'PAID', context)
}

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
  { call: 'getPayment', at: onOrder('/payment-return'), given: unpaid },
  { call: 'getPoints', at: '/account/points', given: ordered },
  {
    call: 'listGiftCards',
    at: ['/account/gift-cards', '/checkout'],
    given: (shop) => (prepaid(shop), stocked(shop)),
    quiet: NOT_ON_IT,
  },
  { call: 'listGiftCardPurchases', at: '/account/gift-cards', given: prepaid },
  { call: 'getGiftCardPurchase', at: (shop) => `/gift-cards?purchaseId=${purchaseOf(shop).id}`, given: prepaid },
  { call: 'listFavorites', at: ['/account/favorites', DISH], quiet: NOT_ON_IT },
  { call: 'getOwnGroupOrder', at: '/cart', given: hosted },
  {
    call: 'getGroupOrder',
    as: 'guest',
    at: (shop) => `/group-order?id=${groupOf(shop).id}`,
    given: hosted,
    before: takesPart,
  },
]
