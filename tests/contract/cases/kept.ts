import { cardsOf, saveCard } from '../../../src/sandbox/rules/cards'
import { type Customer, ORIGIN } from '../../sandbox/clients'
import { after, USER, unsigned, addressIdOf, type Cases } from './ask'

const REMEMBERED = { menuItemId: 'hand-pulled-noodles', servingQuantityId: 'regular', customOptionGroups: [] }
const HOME = {
  label: 'Home',
  address: { line1: '5 Ludlow Street', city: 'New York', region: 'NY', postalCode: '10002', country: 'US' },
}
const NOWHERE = { ...HOME, address: { ...HOME.address, postalCode: 'abc' } }
const cardIdOf = ({ customerId, sandbox: { context } }: Customer) => {
  saveCard(customerId, context)
  return { paymentMethodId: cardsOf(customerId, context)[0]!.id }
}

export const kept: Cases = {
  [`GET ${USER}/favorites`]: {
    200: after((customer) => customer.call('PUT', `${customer.home}/favorites/noodles`, REMEMBERED)),
    401: unsigned,
  },
  [`PUT ${USER}/favorites/{favoriteId}`]: {
    200: (ask) => ask({ favoriteId: 'noodles', body: REMEMBERED }),
    401: (ask) => ask({ token: null, body: REMEMBERED }),
    404: (ask) => ask({ favoriteId: 'none', body: { ...REMEMBERED, menuItemId: 'none' } }),
  },
  [`DELETE ${USER}/favorites/{favoriteId}`]: { 200: (ask) => ask({ favoriteId: 'none' }), 401: unsigned },
  [`GET ${USER}/addresses`]: {
    200: after((customer) => customer.call('POST', `${customer.home}/addresses`, HOME)),
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
}
