import { addToCart, placedOrder } from '../../sandbox/orders'
import { after, USER, unsigned, orderIdOf, completedOrderIdOf, ADA, type Cases } from './ask'

const SUBSCRIPTION = { endpoint: 'https://push.example.com/1', keys: { p256dh: 'BNc', auth: 'tBH' } }

export const customer: Cases = {
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
    200: after(orderIdOf),
    401: unsigned,
  },
  [`GET ${USER}/notifications`]: {
    200: after(completedOrderIdOf),
    401: unsigned,
  },
  [`PUT ${USER}/notifications/read`]: {
    200: (ask) => ask({ body: { id: 'ntf_welcome' } }),
    401: (ask) => ask({ token: null, body: {} }),
  },
  [`GET ${USER}/allergens`]: { 200: (ask) => ask(), 401: unsigned },
  [`PUT ${USER}/allergens`]: {
    200: (ask) => ask({ body: { avoid: ['PEANUT'] } }),
    401: (ask) => ask({ token: null, body: { avoid: [] } }),
  },
  [`PUT ${USER}/push-subscriptions/{deviceId}`]: {
    200: (ask) => ask({ deviceId: 'web_1', body: SUBSCRIPTION }),
    401: (ask) => ask({ token: null, deviceId: 'web_1', body: SUBSCRIPTION }),
    422: (ask) => ask({ deviceId: 'web_1', body: { ...SUBSCRIPTION, endpoint: 'http://push.example.com/1' } }),
  },
  [`DELETE ${USER}/push-subscriptions/{deviceId}`]: {
    200: (ask) => ask({ deviceId: 'web_1' }),
    401: (ask) => ask({ token: null, deviceId: 'web_1' }),
  },
  [`GET ${USER}/notifications/preferences`]: { 200: (ask) => ask(), 401: unsigned },
  [`PUT ${USER}/notifications/preferences`]: {
    200: (ask) => ask({ body: { kind: 'OFFER', channel: 'EMAIL', enabled: true } }),
    401: (ask) => ask({ token: null, body: { kind: 'OFFER', channel: 'EMAIL', enabled: true } }),
  },
}
