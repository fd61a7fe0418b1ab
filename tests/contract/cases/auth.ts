import { PHONE } from '../../sandbox/clients'
import { unsigned, withoutSource, ADA, type Cases } from './ask'

export const auth: Cases = {
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
}
