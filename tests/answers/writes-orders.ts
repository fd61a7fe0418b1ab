import {
  asking,
  collected,
  hosted,
  onGroup,
  onOrder,
  ordered,
  orderOf,
  prepared,
  received,
  reported,
  stocked,
  takesPart,
  unpaid,
} from './states'
import type { Screen } from './screens'

const ADD = 'Add Tamarind lemonade to cart'
const MORE = 'Increase quantity of Tamarind lemonade'

/** The writes of a cart, an order and a group order, and what makes them. */
export const ORDER_WRITES: Screen[] = [
  { call: 'addCartItem', at: '/menu', then: ({ press }) => press(ADD) },
  { call: 'updateCartItem', at: '/cart', given: stocked, then: ({ press }) => press(MORE) },
  { call: 'removeCartItem', at: '/cart', given: stocked, then: ({ press }) => press('Remove Tamarind lemonade') },
  { call: 'quoteOrder', at: '/checkout', given: stocked },
  { call: 'placeOrder', at: '/checkout', given: stocked, then: ({ press }) => press(/^Place order · /) },
  {
    call: 'cancelOrder',
    at: onOrder('/track-order'),
    given: ordered,
    then: ({ confirm }) => confirm('Cancel order', 'Cancel order'),
  },
  { call: 'quoteChange', at: onOrder('/track-order'), given: received, then: ({ press }) => press('Change order') },
  {
    call: 'changeOrder',
    at: onOrder('/track-order'),
    given: received,
    then: async ({ press }) => {
      await press('Change order', MORE)
      await press('Save changes')
    },
  },
  { call: 'arrive', at: onOrder('/track-order'), given: prepared, then: ({ press }) => press('I’m here') },
  { call: 'startPayment', at: onOrder('/payment-return'), given: unpaid, then: ({ press }) => press('Pay again') },
  {
    call: 'reportIssue',
    at: (shop) => `/track-order?orderId=${orderOf(shop).id}&report=yes`,
    given: collected,
    then: ({ press }) => press(/4 × Tamarind lemonade/, 'Send report'),
  },
  {
    call: 'rateOrder',
    at: '/account/orders',
    given: collected,
    then: async ({ press, pressIn }) => {
      await press('Rate')
      await pressIn('fieldset:first-of-type', /4 Stars/)
      await press('Save rating')
    },
  },
  { call: 'settleIssue', at: onOrder('/track-order'), given: reported, then: ({ press }) => press('Choose') },
  { call: 'startGroupOrder', at: '/cart', given: stocked, then: ({ press }) => press('Order together', 'Start') },
  { call: 'changeGroupOrder', at: '/cart', given: hosted, then: ({ press }) => press('Close for everyone') },
  {
    call: 'joinGroupOrder',
    as: 'guest',
    at: onGroup,
    given: hosted,
    then: ({ fill }) => fill({ 'Your name': 'Bert' }, 'Join and choose dishes'),
  },
  {
    call: 'addGroupOrderItem',
    as: 'guest',
    at: '/menu',
    given: hosted,
    before: takesPart,
    then: ({ press }) => press(ADD),
  },
  {
    call: 'leaveGroupOrder',
    as: 'guest',
    at: onGroup,
    given: hosted,
    before: takesPart,
    then: ({ confirm }) => confirm('Leave this group order', 'Leave'),
  },
  {
    call: 'startSharePayment',
    as: 'guest',
    at: onGroup,
    given: asking,
    before: takesPart,
    then: ({ press }) => press('Pay your share'),
  },
  {
    call: 'changeGroupOrderItem',
    as: 'guest',
    at: onGroup,
    given: hosted,
    before: takesPart,
    then: ({ press }) => press(MORE),
  },
]
