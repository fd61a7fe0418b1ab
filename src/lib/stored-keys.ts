/**
 * Every key of the local and the session storage that holds something of a person, by when it goes:
 * - `person`: when the session is over, however it ends, and when another customer takes its place.
 * - `kept`: the same, but when the session ends without a logout it waits for the customer's return.
 * - `named`: like `kept`, and its JSON names the customer as `customerId`; null is a guest's.
 */
export const BELONGINGS = {
  person: [
    'codesSent',
    'events-session',
    'groupAdditions',
    'groupJoining',
    'groupOrder',
    'groupOrders',
    'keptPage',
    'keptValues',
    'leftBy',
    'orderData',
    'recentSearches',
    'scroll',
    'signIn',
    'tabOf',
    'tempRefreshToken',
    'waitingItem',
  ],
  kept: ['analytics-consent', 'fulfilment', 'menuFilters', 'orderAttempt', 'table', 'tracked-orders'],
  named: [
    'agreedAllergens',
    'cartChanges',
    'changeAttempt',
    'changeDraft',
    'checkoutDraft',
    'giftCardAttempt',
    'giftCardDraft',
    'sentDraft',
    'usual',
  ],
} as const

/** How the keys begin that hold how far a list was read, a `person`'s. */
export const PAGES_KEY = 'pages '

/** They say nothing of a person, and stay. */
type OfDevice = 'device_id' | 'devtools' | 'reloadedAt' | 'theme'
/** They go first of all, with the session (rule 4.4). */
type OfSession = 'authToken' | 'refreshToken' | 'user' | 'sessionEnded'

/** The keys that may be stored: a new one has to be listed here, with whose it is. */
export type StoredKey =
  | OfDevice
  | OfSession
  | (typeof BELONGINGS)[keyof typeof BELONGINGS][number]
  | `${typeof PAGES_KEY}${string}`
