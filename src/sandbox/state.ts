import type { components } from '../api/schema.gen'

type Schemas = components['schemas']
export type Cart = Required<Omit<Schemas['CartItem'], 'qty'>>[]

export type Account = { uid: string; phone: string; createdAt: number; lastLoginAt: number }
export type Customer = Schemas['User'] & { phone: string; createdAt: string; marketing?: boolean }
export type Code = {
  phoneNumber: string
  code: string
  sessionInfo: string
  sentAt: number
  used: boolean
  tries: number
}
export type PaymentSession = { id: string; orderId: string; returnUrl: string; expiresAt: number }
export type StoredQuote = {
  quote: Schemas['Quote']
  customerId: string
  fulfilment: Schemas['FulfilmentRequest']
  /** As it was asked for, whether or not it was given. */
  promoCode?: string | null | undefined
}
export type StoredOrder = Omit<Schemas['Order'], 'status' | 'history' | 'payment'> & {
  customerId: string
  payment: { status: Schemas['PaymentStatus']; method: Schemas['Payment']['method']; sessionId: string | null }
  receivedAt: number | null
  trackingToken: string
  cancelledAt?: number
  /** Steps the kitchen took before its clock would have. */
  stepped?: Schemas['OrderStep'][]
}

/** All that the sandbox remembers. Plain JSON: it is saved as it is. */
export type State = {
  accounts: Account[]
  refreshTokens: Record<string, string>
  /** Tokens issued before this instant (ms) are refused. */
  tokensValidFrom: number
  codes: Code[]
  customers: Customer[]
  carts: Record<string, Cart>
  quotes: Record<string, StoredQuote>
  orders: StoredOrder[]
  // What stands with a question mark is missing in a file of an older sandbox.
  favorites?: Record<string, Schemas['Favorite'][]>
  addresses?: Record<string, Schemas['Address'][]>
  cards?: Record<string, Schemas['PaymentMethod'][]>
  /** The pages on which a card is typed, by their ids. */
  cardSessions?: Record<string, { customerId: string; returnUrl: string }>
  /** What has been read: single ones, and all until an instant (ms). */
  readNotifications?: Record<string, { ids: string[]; upTo: number }>
  preferences?: Record<string, Schemas['NotificationPreference'][]>
  /** Whether carts have versions, and lines made alike become one. */
  carting?: { versions: boolean; merging: boolean }
  /** Closed for the day, until this instant (ms). */
  closedUntil?: number
  /** Times that are taken, whatever the orders say. */
  fullSlots?: string[]
  /** Promo codes that ended before their time. */
  endedPromos?: string[]
  /** How many payments by a saved card will be declined. */
  declines?: number
  /** Order ids by customer and idempotency key. */
  placed: Record<string, string>
  sessions: PaymentSession[]
  nextNumber: number
}

export const emptyState = (): State => ({
  accounts: [],
  refreshTokens: {},
  tokensValidFrom: 0,
  codes: [],
  customers: [],
  carts: {},
  quotes: {},
  orders: [],
  favorites: {},
  addresses: {},
  cards: {},
  cardSessions: {},
  readNotifications: {},
  preferences: {},
  closedUntil: 0,
  fullSlots: [],
  endedPromos: [],
  declines: 0,
  placed: {},
  sessions: [],
  nextNumber: 1042,
})
