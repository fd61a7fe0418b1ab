import { asItIs, askChange, changeOf, firstLine } from '../../sandbox/changes'
import { type Customer, passes } from '../../sandbox/clients'
import { addToCart, receivedOrder } from '../../sandbox/orders'
import { type Cases, USER } from './ask'

const KEY = { 'idempotency-key': 'one-and-the-same' }
const BODY = { lines: [], addCart: false, note: null, requestedTime: null }
const NO_QUOTE = changeOf({ id: 'none', difference: 0 })

const received = async (customer: Customer) => {
  await addToCart(customer)
  return receivedOrder(customer)
}
const quotedOrder = async (customer: Customer) => {
  const order = await received(customer)
  const { body } = await askChange(customer, order, firstLine(order, 6))
  return { orderId: order.id, body: changeOf(body) }
}

export const changes: Cases = {
  [`POST ${USER}/orders/{orderId}/change/quote`]: {
    200: async (ask, customer) => {
      const order = await received(customer)
      return ask({ orderId: order.id, body: { ...asItIs(order), ...firstLine(order, 2) } })
    },
    401: (ask) => ask({ token: null, body: BODY }),
    404: (ask) => ask({ body: BODY }),
    409: async (ask, customer) => {
      const { id } = await received(customer)
      await passes(customer, 61_000)
      return ask({ orderId: id, body: BODY })
    },
    422: async (ask, customer) => {
      const order = await received(customer)
      return ask({ orderId: order.id, body: { ...asItIs(order), ...firstLine(order, 0) } })
    },
  },
  [`POST ${USER}/orders/{orderId}/change`]: {
    200: async (ask, customer) => ask(await quotedOrder(customer), KEY),
    400: async (ask, customer) => ask(await quotedOrder(customer)),
    401: (ask) => ask({ token: null, body: NO_QUOTE }, KEY),
    404: (ask) => ask({ body: NO_QUOTE }, KEY),
    409: async (ask, customer) => ask({ orderId: (await received(customer)).id, body: NO_QUOTE }, KEY),
    422: async (ask, customer) => {
      const { orderId, body } = await quotedOrder(customer)
      return ask({ orderId, body: { ...body, returnUrl: '/' } }, KEY)
    },
  },
}
