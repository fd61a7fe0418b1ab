import { addresses, cards, declined, DISH, favorite, onPurchase, ordered, prepaid } from './states'
import type { Screen } from './screens'

const LEMONADE = 'Tamarind lemonade'
const ADDRESS = { 'Street and number': '5 Ludlow Street', City: 'New York', State: 'NY', 'ZIP code': '10002' }

/** The writes of an account, and what makes them. */
export const ACCOUNT_WRITES: Screen[] = [
  {
    call: 'updateProfile',
    at: '/account/profile',
    then: ({ fill }) => fill({ 'First name': 'Eve' }, 'Save changes'),
  },
  {
    call: 'readNotifications',
    at: '/account/notifications',
    given: ordered,
    then: ({ press }) => press('Mark all as read'),
  },
  { call: 'updateNotificationPreference', at: '/account/notifications', then: ({ press }) => press('Email') },
  { call: 'updateAllergens', at: '/account/profile', then: ({ press }) => press('Tree nuts') },
  {
    call: 'saveAddress',
    at: '/account/saved-addresses',
    then: ({ fill }) => fill(ADDRESS, 'Save address'),
  },
  {
    call: 'updateAddress',
    at: '/account/saved-addresses',
    given: addresses,
    then: ({ press }) => press('Make Work the default'),
  },
  {
    call: 'updateAddress',
    at: '/account/saved-addresses',
    given: addresses,
    then: ({ press }) => press('Edit Work', 'Save address'),
  },
  {
    call: 'removeAddress',
    at: '/account/saved-addresses',
    given: addresses,
    then: ({ press }) => press('Remove Home'),
  },
  { call: 'addPaymentMethod', at: '/account/payment-methods', then: ({ press }) => press('Add a card') },
  {
    call: 'makeDefaultPaymentMethod',
    at: '/account/payment-methods',
    given: cards,
    then: ({ press }) => press(/^Make Mastercard/),
  },
  {
    call: 'removePaymentMethod',
    at: '/account/payment-methods',
    given: cards,
    then: ({ confirm }) => confirm(/^Remove Visa/, 'Remove card'),
  },
  {
    call: 'checkGiftCard',
    at: '/account/gift-cards',
    then: ({ fill }) => fill({ 'Gift card number': '6006 4912 0000 2511', PIN: '7301' }, 'Check balance'),
  },
  {
    call: 'removeGiftCard',
    at: '/account/gift-cards',
    given: prepaid,
    then: ({ confirm }) => confirm(/^Remove Gift card/, 'Remove card'),
  },
  {
    call: 'buyGiftCard',
    at: '/gift-cards',
    then: ({ fill }) => fill({ 'Who is it for?': 'Grace', 'Their email': 'grace@example.com' }, /^Pay /),
  },
  { call: 'payGiftCard', at: onPurchase, given: declined, then: ({ press }) => press('Pay again') },
  { call: 'saveFavorite', at: DISH, then: ({ press }) => press('Add to favorites') },
  {
    call: 'removeFavorite',
    at: '/account/favorites',
    given: favorite,
    then: ({ press }) => press(`Remove ${LEMONADE} from favorites`),
  },
]
