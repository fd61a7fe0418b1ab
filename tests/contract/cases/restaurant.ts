import { RESTAURANT, type Cases } from './ask'

export const restaurant: Cases = {
  [`GET ${RESTAURANT}`]: { 200: (ask) => ask({ token: null }), 404: (ask) => ask({ restaurantId: 'none' }) },
  [`GET ${RESTAURANT}/slots`]: {
    200: (ask) => ask({ token: null, query: 'type=DELIVERY' }),
    404: (ask) => ask({ token: null, restaurantId: 'none', query: 'type=PICKUP' }),
  },
  [`GET ${RESTAURANT}/delivery-area`]: {
    200: (ask) => ask({ token: null, query: 'postalCode=10002' }),
    404: (ask) => ask({ token: null, restaurantId: 'none', query: 'postalCode=10002' }),
    422: (ask) => ask({ token: null, query: 'postalCode=next+door' }),
  },
  [`GET ${RESTAURANT}/tables/{tableId}`]: {
    200: (ask) => ask({ token: null, tableId: '12' }),
    404: (ask) => ask({ token: null, tableId: 'none' }),
  },
  [`GET ${RESTAURANT}/menus`]: { 200: (ask) => ask({ token: null }), 404: (ask) => ask({ restaurantId: 'none' }) },
  [`GET ${RESTAURANT}/menus/{menuId}/items/{itemId}`]: {
    200: (ask) => ask({ token: null, menuId: 'all-day', itemId: 'hand-pulled-noodles' }),
    404: (ask) => ask({ menuId: 'breakfast', itemId: 'hand-pulled-noodles' }),
  },
}
