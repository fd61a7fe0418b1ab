import type { Schemas } from '../../../src/api/types'
import { type Customer, ORIGIN } from '../../sandbox/clients'
import { addToCart, lemonade, orderOf, pay, PICKUP, placedOrder, quoted, readOrder } from '../../sandbox/orders'
import { after, RESTAURANT, USER, unsigned, orderIdOf, completedOrderIdOf, addressIdOf, type Cases } from './ask'

const RATING = { stars: 5, comment: 'Hot.', dishes: [] }
const REPORT = { dishes: [{ cartItemId: 'ci_none', quantity: 1, reason: 'MISSING' }], comment: null, picture: null }
const KEY = { 'idempotency-key': 'a-key-of-a-try' }
const quoteOf = async (customer: Customer) => {
  await addToCart(customer)
  return (await customer.call<Schemas['Quote']>('POST', `${customer.home}/orders/quote`, PICKUP)).body
}

const reportOf = async (customer: Customer) => {
  const { orderId } = await completedOrderIdOf(customer)
  const { cartItemId } = (await readOrder(customer, orderId)).lines[0]!
  return { orderId, body: { ...REPORT, dishes: [{ ...REPORT.dishes[0]!, cartItemId }] } }
}
const reported = async (customer: Customer) => {
  const { orderId, body } = await reportOf(customer)
  await customer.call('POST', `${customer.home}/orders/${orderId}/issue`, body)
  return orderId
}

export const orders: Cases = {
  [`GET ${RESTAURANT}/orders/{orderId}/tracking`]: {
    200: async (ask, customer) => {
      const { orderId } = await orderIdOf(customer)
      const { trackingToken } = customer.sandbox.context.state.orders[0]!
      return ask({ token: null, orderId, query: `token=${trackingToken}` })
    },
    404: async (ask, customer) => ask({ token: null, ...(await orderIdOf(customer)), query: 'token=guessed' }),
  },
  [`POST ${USER}/orders/{orderId}/cancel`]: {
    200: async (ask, customer) => ask(await orderIdOf(customer)),
    401: unsigned,
    404: (ask) => ask(),
    409: async (ask, customer) => {
      await addToCart(customer)
      const { id, payment } = await placedOrder(customer)
      await pay(customer.sandbox, payment.url, 'approve')
      customer.sandbox.context.scenarios.setClock(new Date(customer.sandbox.context.now() + 10 * 60_000).toISOString())
      return ask({ orderId: id })
    },
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
  [`PUT ${USER}/orders/{orderId}/arrival`]: {
    200: async (ask, customer) => {
      await addToCart(customer)
      const { id, payment } = await placedOrder(customer)
      await pay(customer.sandbox, payment.url, 'approve')
      return ask({ orderId: id, body: { note: 'Space 4' } })
    },
    401: (ask) => ask({ token: null, body: { note: null } }),
    404: (ask) => ask({ body: { note: null } }),
    409: async (ask, customer) => ask({ ...(await completedOrderIdOf(customer)), body: { note: null } }),
    422: async (ask, customer) => {
      await addToCart(customer)
      const { id, payment } = await placedOrder(customer)
      await pay(customer.sandbox, payment.url, 'approve')
      return ask({ orderId: id, body: { note: 'x'.repeat(101) } })
    },
  },
  [`PUT ${USER}/orders/{orderId}/rating`]: {
    200: async (ask, customer) => ask({ ...(await completedOrderIdOf(customer)), body: RATING }),
    401: (ask) => ask({ token: null, body: RATING }),
    404: (ask) => ask({ body: RATING }),
    409: async (ask, customer) => ask({ ...(await orderIdOf(customer)), body: RATING }),
    422: async (ask, customer) => ask({ ...(await completedOrderIdOf(customer)), body: { ...RATING, stars: 6 } }),
  },
  [`POST ${USER}/orders/{orderId}/issue`]: {
    201: async (ask, customer) => ask(await reportOf(customer)),
    401: (ask) => ask({ token: null, body: REPORT }),
    404: (ask) => ask({ body: REPORT }),
    409: async (ask, customer) => ask({ ...(await orderIdOf(customer)), body: REPORT }),
    422: async (ask, customer) => ask({ ...(await completedOrderIdOf(customer)), body: REPORT }),
  },
  [`PUT ${USER}/orders/{orderId}/issue/choice`]: {
    200: async (ask, customer) => ask({ orderId: await reported(customer), body: { type: 'REFUND' } }),
    401: (ask) => ask({ token: null, body: { type: 'REFUND' } }),
    404: (ask) => ask({ body: { type: 'REFUND' } }),
    409: async (ask, customer) => {
      const orderId = await reported(customer)
      await ask({ orderId, body: { type: 'REFUND' } })
      return ask({ orderId, body: { type: 'CALL_BACK' } })
    },
    422: async (ask, customer) => {
      customer.sandbox.context.restaurant = { ...customer.sandbox.context.restaurant, giftCards: null }
      return ask({ orderId: await reported(customer), body: { type: 'CREDIT' } })
    },
  },
  [`GET ${USER}/orders`]: {
    200: after(orderIdOf),
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
      await pay(customer.sandbox, payment.url, 'approve')
      return ask({ orderId: id, body: { returnUrl: ORIGIN } })
    },
  },
}
