import type { Schemas } from '../../../src/api/types'
import { type Customer, ORIGIN } from '../../sandbox/clients'
import { pay } from '../../sandbox/orders'
import { BOUGHT, bought, CARD } from '../../sandbox/prepaid'
import { after, completedOrderIdOf, unsigned, USER, type Cases } from './ask'

const KEY = { 'idempotency-key': 'a-key-of-a-try' }
const WRONG = { ...CARD, pin: '0000' }
const checked = async ({ call, home }: Customer) =>
  (await call<Schemas['GiftCard']>('POST', `${home}/gift-cards`, CARD)).body
const RETURN = { returnUrl: `${ORIGIN}/gift-cards` }

export const prepaid: Cases = {
  [`GET ${USER}/points`]: {
    200: after(completedOrderIdOf),
    401: unsigned,
  },
  [`GET ${USER}/gift-cards`]: {
    200: after(checked),
    401: unsigned,
  },
  [`POST ${USER}/gift-cards`]: {
    200: (ask) => ask({ body: CARD }),
    401: (ask) => ask({ token: null, body: CARD }),
    422: (ask) => ask({ body: WRONG }),
    429: async (ask) => {
      for (let tries = 0; tries < 5; tries++) await ask({ body: WRONG })
      return ask({ body: CARD })
    },
  },
  [`DELETE ${USER}/gift-cards/{giftCardId}`]: {
    200: async (ask, customer) => ask({ giftCardId: (await checked(customer)).id }),
    401: unsigned,
  },
  [`GET ${USER}/gift-card-purchases`]: {
    200: after(bought),
    401: unsigned,
  },
  [`POST ${USER}/gift-card-purchases`]: {
    201: (ask) => ask({ body: BOUGHT }, KEY),
    400: (ask) => ask({ body: BOUGHT }),
    401: (ask) => ask({ token: null, body: BOUGHT }, KEY),
    409: (ask, { sandbox: { context } }) => {
      context.restaurant = { ...context.restaurant, giftCards: null }
      return ask({ body: BOUGHT }, KEY)
    },
    422: (ask) => ask({ body: { ...BOUGHT, amount: 1 } }, KEY),
  },
  [`GET ${USER}/gift-card-purchases/{purchaseId}`]: {
    200: async (ask, customer) => ask({ purchaseId: (await bought(customer)).id }),
    401: unsigned,
    404: (ask) => ask(),
  },
  [`POST ${USER}/gift-card-purchases/{purchaseId}/payment`]: {
    201: async (ask, customer) => {
      const { id, paymentUrl } = await bought(customer)
      await pay(customer.sandbox, paymentUrl, 'decline')
      return ask({ purchaseId: id, body: RETURN })
    },
    401: (ask) => ask({ token: null, body: RETURN }),
    404: (ask) => ask({ body: RETURN }),
    409: async (ask, customer) => {
      const { id, paymentUrl } = await bought(customer)
      await pay(customer.sandbox, paymentUrl, 'approve')
      return ask({ purchaseId: id, body: RETURN })
    },
  },
}
