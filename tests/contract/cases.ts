import type { components } from '../../src/api/schema.gen'
import { cardsOf, saveCard } from '../../src/sandbox/cards'
import {
  addToCart,
  type Answer,
  type Customer,
  lemonade,
  orderOf,
  ORIGIN,
  pay,
  PHONE,
  PICKUP,
  placedOrder,
  quoted,
  savedAddress,
  send,
} from '../../src/sandbox/testing'

type PathParameters = {
  [
    name in
      | 'restaurantId'
      | 'userId'
      | 'orderId'
      | 'cartItemId'
      | 'menuId'
      | 'itemId'
      | 'menuItemId'
      | 'addressId'
      | 'paymentMethodId'
  ]?: string
}
type Sent = { body?: unknown; token?: string | null; query?: string } & PathParameters
type Ask = (sent?: Sent, headers?: Record<string, string>) => Promise<Answer<unknown>>
type Case = (ask: Ask, customer: Customer) => Promise<Answer<unknown>>
/** By the status that is expected: what to send, and what must have happened before. */
export type Cases = Record<string, Record<number, Case>>

const RESTAURANT = '/api/v1/restaurants/{restaurantId}'
const USER = `${RESTAURANT}/users/{customerId}`
const ADA = { phone: PHONE, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const REMEMBERED = { servingQuantityId: 'regular', customOptionGroups: [] }
const HOME = {
  label: 'Home',
  address: { line1: '5 Ludlow Street', city: 'New York', region: 'NY', postalCode: '10002', country: 'US' },
}
const NOWHERE = { ...HOME, address: { ...HOME.address, postalCode: 'abc' } }
const RATING = { stars: 5, comment: 'Hot.', dishes: [] }
const KEY = { 'idempotency-key': 'a-key-of-a-try' }

const unsigned: Case = (ask) => ask({ token: null })
const withoutSource: Case = (ask) => ask({}, { login_source: '' })
const lineOf = async (customer: Customer) => {
  await addToCart(customer)
  return { cartItemId: customer.host.world.state.carts[customer.customerId]![0]!.cartItemId }
}
const orderIdOf = async (customer: Customer) => {
  await addToCart(customer)
  return { orderId: (await placedOrder(customer)).id }
}
const completedOrderIdOf = async (customer: Customer) => {
  await addToCart(customer)
  const { id } = await placedOrder(customer, { paymentMethod: { type: 'AT_RESTAURANT' } })
  customer.host.world.scenarios.setClock(new Date(customer.host.world.now() + 3 * 3_600_000).toISOString())
  return { orderId: id }
}
const addressIdOf = async (customer: Customer) => ({ addressId: (await savedAddress(customer)).id })
const cardIdOf = ({ customerId, host: { world } }: Customer) => {
  saveCard(customerId, world)
  return { paymentMethodId: cardsOf(customerId, world)[0]!.id }
}
const quoteOf = async (customer: Customer) => {
  await addToCart(customer)
  return (await customer.call<components['schemas']['Quote']>('POST', `${customer.home}/orders/quote`, PICKUP)).body
}

/** Asks for an operation ('GET /path/{id}') as the customer, or without a token. */
export function asker(operation: string, { host, customerId, token }: Customer): Ask {
  const [method = '', template = ''] = operation.split(' ')
  return ({ body, token: own = token, query = '', ...parameters } = {}, headers = {}) => {
    const values: Record<string, string> = {
      restaurantId: 'tamarind-row',
      customerId,
      userId: customerId,
      ...parameters,
    }
    const path =
      template.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? 'none') + (query && `?${query}`)
    const always = { device_id: 'web_0123456789abc', restaurant_id: 'tamarind-row' }
    return send(host, method, path, { body, headers: { ...always, ...headers }, ...(own && { token: own }) })
  }
}

export const cases: Cases = {
  'GET /api/v1/auth/firebase-config/{restaurantId}': { 200: (ask) => ask({ token: null }), 400: withoutSource },
  'POST /api/v1/auth/login/mobile/{restaurantId}': {
    200: (ask) => ask({ body: { phone: PHONE } }),
    401: (ask) => ask({ token: null, body: { phone: PHONE } }),
    403: (ask) => ask({ body: { phone: '+12125550199' } }),
  },
  'POST /api/v1/auth/register/{restaurantId}': {
    200: (ask) => ask({ body: ADA }),
    401: (ask) => ask({ token: null, body: ADA }),
    422: (ask) => ask({ body: { ...ADA, email: 'ada' } }),
  },
  'POST /api/v1/auth/logout': { 200: (ask) => ask(), 400: withoutSource },
  'GET /api/v1/clover/restaurants/{restaurantId}/users/{userId}/orders/{orderId}/provider': {
    200: (ask) => ask({ orderId: 'placeholder' }),
    401: unsigned,
    403: (ask) => ask({ userId: 'cus_other' }),
  },
  [`GET ${USER}/cart`]: {
    200: async (ask, customer) => {
      await addToCart(customer)
      return ask()
    },
    401: unsigned,
  },
  [`POST ${USER}/cart/cart-items`]: {
    200: (ask) => ask({ body: lemonade() }),
    401: (ask) => ask({ token: null, body: lemonade() }),
    404: (ask) => ask({ body: { ...lemonade(), menuItemId: 'none' } }),
    409: (ask) => ask({ body: { ...lemonade(), price: 1 } }),
    422: (ask) => ask({ body: lemonade(100) }),
  },
  [`PUT ${USER}/cart/cart-items/{cartItemId}`]: {
    200: async (ask, customer) => ask({ ...(await lineOf(customer)), body: { qty: 2 } }),
    401: (ask) => ask({ token: null, body: { qty: 2 } }),
    404: (ask) => ask({ body: { qty: 2 } }),
    409: async (ask, customer) => ask({ ...(await lineOf(customer)), body: { price: 1 } }),
    422: async (ask, customer) => ask({ ...(await lineOf(customer)), body: { qty: 100 } }),
  },
  [`DELETE ${USER}/cart/cart-items/{cartItemId}`]: {
    200: async (ask, customer) => ask(await lineOf(customer)),
    401: unsigned,
    404: (ask) => ask(),
  },
  [`GET ${USER}/favorites`]: {
    200: async (ask, customer) => {
      await customer.call('PUT', `${customer.home}/favorites/hand-pulled-noodles`, REMEMBERED)
      return ask()
    },
    401: unsigned,
  },
  [`PUT ${USER}/favorites/{menuItemId}`]: {
    200: (ask) => ask({ menuItemId: 'hand-pulled-noodles', body: REMEMBERED }),
    401: (ask) => ask({ token: null, body: REMEMBERED }),
    404: (ask) => ask({ menuItemId: 'none', body: REMEMBERED }),
  },
  [`DELETE ${USER}/favorites/{menuItemId}`]: { 200: (ask) => ask({ menuItemId: 'none' }), 401: unsigned },
  [`GET ${RESTAURANT}`]: { 200: (ask) => ask({ token: null }), 404: (ask) => ask({ restaurantId: 'none' }) },
  [`GET ${RESTAURANT}/slots`]: {
    200: (ask) => ask({ token: null, query: 'type=DELIVERY' }),
    404: (ask) => ask({ token: null, restaurantId: 'none', query: 'type=PICKUP' }),
  },
  [`GET ${RESTAURANT}/orders/{orderId}/tracking`]: {
    200: async (ask, customer) => {
      const { orderId } = await orderIdOf(customer)
      const { trackingToken } = customer.host.world.state.orders[0]!
      return ask({ token: null, orderId, query: `token=${trackingToken}` })
    },
    404: async (ask, customer) => ask({ token: null, ...(await orderIdOf(customer)), query: 'token=guessed' }),
  },
  [`DELETE ${USER}`]: {
    200: (ask) => ask(),
    401: unsigned,
    409: async (ask, customer) => {
      await addToCart(customer)
      await placedOrder(customer, { paymentMethod: { type: 'AT_RESTAURANT' } })
      return ask()
    },
  },
  [`GET ${USER}/profile`]: { 200: (ask) => ask(), 401: unsigned },
  [`PUT ${USER}/profile`]: {
    200: (ask) => ask({ body: { ...ADA, marketing: true } }),
    401: (ask) => ask({ token: null, body: ADA }),
    422: (ask) => ask({ body: { ...ADA, email: 'none', marketing: true } }),
  },
  [`GET ${USER}/export`]: {
    200: async (ask, customer) => {
      await orderIdOf(customer)
      return ask()
    },
    401: unsigned,
  },
  [`GET ${USER}/notifications`]: {
    200: async (ask, customer) => {
      await completedOrderIdOf(customer)
      return ask()
    },
    401: unsigned,
  },
  [`PUT ${USER}/notifications/read`]: {
    200: (ask) => ask({ body: { id: 'ntf_welcome' } }),
    401: (ask) => ask({ token: null, body: {} }),
  },
  [`GET ${USER}/notifications/preferences`]: { 200: (ask) => ask(), 401: unsigned },
  [`PUT ${USER}/notifications/preferences`]: {
    200: (ask) => ask({ body: { kind: 'OFFER', channel: 'EMAIL', enabled: true } }),
    401: (ask) => ask({ token: null, body: { kind: 'OFFER', channel: 'EMAIL', enabled: true } }),
  },
  [`GET ${USER}/addresses`]: {
    200: async (ask, customer) => {
      await customer.call('POST', `${customer.home}/addresses`, HOME)
      return ask()
    },
    401: unsigned,
  },
  [`POST ${USER}/addresses`]: {
    201: (ask) => ask({ body: HOME }),
    401: (ask) => ask({ token: null, body: HOME }),
    422: (ask) => ask({ body: NOWHERE }),
  },
  [`PUT ${USER}/addresses/{addressId}`]: {
    200: async (ask, customer) => ask({ ...(await addressIdOf(customer)), body: { ...HOME, isDefault: true } }),
    401: (ask) => ask({ token: null, body: HOME }),
    404: (ask) => ask({ body: HOME }),
    422: async (ask, customer) => ask({ ...(await addressIdOf(customer)), body: NOWHERE }),
  },
  [`DELETE ${USER}/addresses/{addressId}`]: {
    200: async (ask, customer) => ask(await addressIdOf(customer)),
    401: unsigned,
  },
  [`GET ${USER}/payment-methods`]: {
    200: (ask, customer) => {
      cardIdOf(customer)
      return ask()
    },
    401: unsigned,
  },
  [`POST ${USER}/payment-methods`]: {
    201: (ask) => ask({ body: { returnUrl: `${ORIGIN}/account/payment-methods` } }),
    401: (ask) => ask({ token: null, body: { returnUrl: ORIGIN } }),
    422: (ask) => ask({ body: { returnUrl: '/' } }),
  },
  [`PUT ${USER}/payment-methods/{paymentMethodId}`]: {
    200: (ask, customer) => ask({ ...cardIdOf(customer), body: { isDefault: true } }),
    401: (ask) => ask({ token: null, body: { isDefault: true } }),
    404: (ask) => ask({ body: { isDefault: true } }),
  },
  [`DELETE ${USER}/payment-methods/{paymentMethodId}`]: {
    200: (ask, customer) => ask(cardIdOf(customer)),
    401: unsigned,
  },
  [`POST ${USER}/orders/{orderId}/cancel`]: {
    200: async (ask, customer) => ask(await orderIdOf(customer)),
    401: unsigned,
    404: (ask) => ask(),
    409: async (ask, customer) => {
      await addToCart(customer)
      const { id, payment } = await placedOrder(customer)
      await pay(customer.host, payment.url, 'approve')
      customer.host.world.scenarios.setClock(new Date(customer.host.world.now() + 10 * 60_000).toISOString())
      return ask({ orderId: id })
    },
  },
  [`GET ${RESTAURANT}/menus`]: { 200: (ask) => ask({ token: null }), 404: (ask) => ask({ restaurantId: 'none' }) },
  [`GET ${RESTAURANT}/menus/{menuId}/items/{itemId}`]: {
    200: (ask) => ask({ token: null, menuId: 'all-day', itemId: 'hand-pulled-noodles' }),
    404: (ask) => ask({ menuId: 'breakfast', itemId: 'hand-pulled-noodles' }),
  },
  [`POST ${USER}/orders/quote`]: {
    200: async (ask, customer) => {
      await addToCart(customer)
      return ask({ body: { ...PICKUP, tip: { percent: 15 } } })
    },
    401: (ask) => ask({ token: null, body: PICKUP }),
    422: (ask) => ask({ body: { ...PICKUP, tip: { amount: -1 } } }),
    404: (ask) => ask({ body: { fulfilment: { type: 'DELIVERY', requestedTime: null, addressId: 'none' } } }),
  },
  [`PUT ${USER}/orders/{orderId}/rating`]: {
    200: async (ask, customer) => ask({ ...(await completedOrderIdOf(customer)), body: RATING }),
    401: (ask) => ask({ token: null, body: RATING }),
    404: (ask) => ask({ body: RATING }),
    409: async (ask, customer) => ask({ ...(await orderIdOf(customer)), body: RATING }),
    422: async (ask, customer) => ask({ ...(await completedOrderIdOf(customer)), body: { ...RATING, stars: 6 } }),
  },
  [`GET ${USER}/orders`]: {
    200: async (ask, customer) => {
      await orderIdOf(customer)
      return ask()
    },
    401: unsigned,
  },
  [`POST ${USER}/orders`]: {
    201: async (ask, customer) => ask({ body: orderOf(await quoteOf(customer)) }, KEY),
    400: async (ask, customer) => ask({ body: orderOf(await quoteOf(customer)) }),
    401: (ask) => ask({ token: null, body: {} }, KEY),
    404: async (ask, customer) => {
      const { addressId } = await addressIdOf(customer)
      await addToCart(customer, lemonade(5))
      const quote = await quoted(customer, { fulfilment: { type: 'DELIVERY', requestedTime: null, addressId } })
      await customer.call('DELETE', `${customer.home}/addresses/${addressId}`)
      return ask({ body: orderOf(quote) }, KEY)
    },
    409: async (ask, customer) => ask({ body: { ...orderOf(await quoteOf(customer)), quoteId: 'none' } }, KEY),
    422: async (ask, customer) => ask({ body: { ...orderOf(await quoteOf(customer)), returnUrl: '/' } }, KEY),
  },
  [`GET ${USER}/orders/{orderId}`]: {
    200: async (ask, customer) => ask(await orderIdOf(customer)),
    401: unsigned,
    404: (ask) => ask(),
  },
  [`GET ${USER}/orders/{orderId}/payment`]: {
    200: async (ask, customer) => ask(await orderIdOf(customer)),
    401: unsigned,
    404: (ask) => ask(),
  },
  [`POST ${USER}/orders/{orderId}/payment`]: {
    201: async (ask, customer) => ask({ ...(await orderIdOf(customer)), body: { returnUrl: ORIGIN } }),
    401: (ask) => ask({ token: null, body: { returnUrl: ORIGIN } }),
    404: (ask) => ask({ body: { returnUrl: ORIGIN } }),
    409: async (ask, customer) => {
      await addToCart(customer)
      const { id, payment } = await placedOrder(customer)
      await pay(customer.host, payment.url, 'approve')
      return ask({ orderId: id, body: { returnUrl: ORIGIN } })
    },
  },
}
