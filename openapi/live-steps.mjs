// The calls with which a live API is checked, each in an order in which its answer names what the next ones need.

const RESTAURANT = '/api/v1/restaurants/{restaurantId}'
const CUSTOMER = `${RESTAURANT}/users/{customerId}`
const LINE = `${CUSTOMER}/cart/cart-items/{cartItemId}`
const FAVORITE = `${CUSTOMER}/favorites/{favoriteId}`
const ADDRESS = `${CUSTOMER}/addresses/{addressId}`

const dishesOf = ({ menus = [] }) =>
  menus.flatMap(({ id: menuId, sections = [] }) =>
    sections.flatMap(({ items = [] }) => items.map((item) => ({ ...item, menuId }))),
  )

/** What can be asked without changing anything. */
export const READS = [
  { path: '/api/v1/auth/firebase-config/{restaurantId}' },
  { path: RESTAURANT, names: ({ address }) => ({ address: address ?? undefined }) },
  { path: `${RESTAURANT}/slots`, query: '?type=PICKUP' },
  {
    path: `${RESTAURANT}/menus`,
    names: (body) => {
      const dishes = dishesOf(body)
      const [first] = dishes
      const plain = dishes.find(({ requiresChoice, soldOut }) => requiresChoice === false && soldOut === false)
      return { menuId: first?.menuId, itemId: first?.id, plain }
    },
  },
  { path: `${RESTAURANT}/menus/{menuId}/items/{itemId}` },
  { path: `${CUSTOMER}/cart` },
  { path: `${CUSTOMER}/profile` },
  { path: `${CUSTOMER}/export` },
  { path: `${CUSTOMER}/favorites` },
  { path: `${CUSTOMER}/addresses` },
  { path: `${CUSTOMER}/payment-methods` },
  { path: `${CUSTOMER}/notifications` },
  { path: `${CUSTOMER}/notifications/preferences` },
  {
    path: `${CUSTOMER}/orders`,
    names: ({ orders }) => ({ orderId: orders?.[0]?.id, trackingToken: orders?.[0]?.trackingToken }),
  },
  { path: `${CUSTOMER}/orders/{orderId}` },
  { path: `${CUSTOMER}/orders/{orderId}/payment` },
  { path: '/api/v1/clover/restaurants/{restaurantId}/users/{userId}/orders/{orderId}/provider' },
  { path: `${RESTAURANT}/orders/{orderId}/tracking`, query: '?token={trackingToken}' },
]

const plainItem = ({ plain }) => ({
  menuItemId: plain.id,
  menuItemMappingId: plain.menuItemMappingId,
  servingQuantityId: plain.defaultServingQuantityId,
  qty: 1,
  price: plain.price,
  specialInstructions: null,
  customOptionGroups: [],
})
const lineOf = ({ data }) => ({ cartItemId: data?.items?.[0]?.cartItemId })
const addressOf = ({ address }) => ({ label: 'Contract check', address, isDefault: false })
const favoriteOf = ({ plain }) => ({
  menuItemId: plain.id,
  servingQuantityId: plain.defaultServingQuantityId,
  customOptionGroups: [],
})

/** What a customer writes; each thing that is made is removed by the last step that names it. No order is placed. */
export const WRITES = [
  { method: 'post', path: `${CUSTOMER}/cart/cart-items`, needs: ['plain'], body: plainItem },
  { method: 'get', path: `${CUSTOMER}/cart`, names: lineOf },
  { method: 'put', path: LINE, body: () => ({ qty: 2 }) },
  {
    method: 'post',
    path: `${CUSTOMER}/orders/quote`,
    needs: ['cartItemId'],
    body: () => ({ fulfilment: { type: 'PICKUP', requestedTime: null }, tip: {} }),
  },
  { method: 'delete', path: LINE },
  { method: 'put', path: FAVORITE, needs: ['plain'], body: favoriteOf },
  { method: 'delete', path: FAVORITE },
  {
    method: 'post',
    path: `${CUSTOMER}/addresses`,
    needs: ['address'],
    body: addressOf,
    names: ({ id }) => ({ addressId: id }),
  },
  { method: 'put', path: ADDRESS, needs: ['address'], body: addressOf },
  { method: 'delete', path: ADDRESS },
]
