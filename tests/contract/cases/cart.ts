import type { Customer } from '../../sandbox/clients'
import { addToCart, lemonade } from '../../sandbox/orders'
import { after, USER, unsigned, type Cases } from './ask'

const lineOf = async (customer: Customer) => {
  await addToCart(customer)
  return { cartItemId: customer.sandbox.context.state.carts[customer.customerId]![0]!.cartItemId }
}

export const cart: Cases = {
  [`GET ${USER}/cart`]: {
    200: after(addToCart),
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
    412: async (ask, customer) => ask({ ...(await lineOf(customer)), body: { qty: 2 } }, { 'if-match': '"old"' }),
    422: async (ask, customer) => ask({ ...(await lineOf(customer)), body: { qty: 100 } }),
  },
  [`DELETE ${USER}/cart/cart-items/{cartItemId}`]: {
    200: async (ask, customer) => ask(await lineOf(customer)),
    401: unsigned,
    404: (ask) => ask(),
    412: async (ask, customer) => ask(await lineOf(customer), { 'if-match': '"old"' }),
  },
}
