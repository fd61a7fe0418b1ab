import type { Schemas } from '../api/types'
import type { ChangeQuote, UnmadeChange } from './changes'
import type { LedgerEntry } from './rules/points-ledger'

/** `participant` is missing in files of older sandboxes. */
type Declared = Pick<Schemas['CartItem'], 'allergens' | 'additives' | 'caffeineMgPer100ml' | 'alcoholPercent'>
export type Cart = (Required<Omit<Schemas['CartItem'], 'qty' | 'participant' | 'deposit' | keyof Declared>> &
  Pick<Schemas['CartItem'], 'participant'>)[]

export type Account = { uid: string; phone: string; createdAt: number; lastLoginAt: number }
export type Customer = Schemas['User'] & {
  phone: string
  createdAt: string
  marketing?: boolean
  avoid?: string[]
}
export type Code = {
  phoneNumber: string
  code: string
  sessionInfo: string
  sentAt: number
  used: boolean
  tries: number
}
/** `changes`: it pays what a change of the order costs more. */
export type PaymentSession = { id: string; orderId: string; returnUrl: string; expiresAt: number; changes?: true }
export type StoredQuote = {
  quote: Schemas['Quote']
  customerId: string
  fulfilment: Schemas['FulfilmentRequest']
  /** The requested code, whether or not it was accepted. */
  promoCode?: string | null | undefined
  rewardId?: string | null | undefined
  giftCardIds?: string[] | undefined
  tip?: Schemas['TipRequest']
}
export type StoredOrder = Omit<Schemas['Order'], 'status' | 'history' | 'payment' | 'change' | 'changeable'> & {
  customerId: string
  payment: Pick<Schemas['Payment'], 'status' | 'method' | 'wallet'> & { sessionId: string | null }
  receivedAt: number | null
  trackingToken: string
  cancelledAt?: number
  /** The group order that it is of. */
  groupId?: string | undefined
  /** Steps the kitchen took ahead of its schedule. */
  stepped?: Schemas['OrderStep'][]
  /** When the kitchen moved the promised time last. */
  movedAt?: string
  /** The reward that points were spent on, and whether these points are gone from the balance now. */
  reward?: { id: string; points: number } | null
  pointsHeld?: boolean
  /** The points it earns, whether they have been credited, and how many of them refunds took back. */
  earns?: number
  earned?: boolean
  takenBack?: number
  /** What gift cards pay and got back, in minor units, and whether that is gone from the cards now. */
  giftCards?: { number: string; amount: number; refunded?: number }[]
  giftCardsHeld?: boolean
  /** How the tip was chosen. */
  tip?: Schemas['TipRequest'] | undefined
  /** The last change that is not made. */
  unmade?: UnmadeChange | null
  /** The idempotency keys of changes that are made, or wait for their payment. */
  changeKeys?: string[]
  /** Tells the report of its issue from another one. */
  reported?: string
  /** The picture of the report, as a data URL. */
  reportedPicture?: string
}

/** A gift card. `balance` is in minor units, `expiresAt` in ms. */
export type StoredGiftCard = {
  number: string
  pin: string
  balance: number
  currency: string
  expiresAt: number | null
  blocked?: boolean
}

export type StoredPurchase = Omit<Schemas['GiftCardPurchase'], 'status' | 'paymentUrl' | 'lastFour' | 'boughtAt'> & {
  customerId: string
  key: string
  boughtAt: number
  payment: 'PENDING' | 'PAID' | 'DECLINED' | 'CANCELLED'
  /** The open session of the payment page; `expiresAt` in ms. */
  session: { returnUrl: string; expiresAt: number }
  /** Of the card, once it is paid. */
  cardNumber: string | null
}

export type StoredGroup = Omit<Schemas['GroupOrder'], 'signInRequired' | 'participants' | 'own' | 'order'> & {
  hostId: string
  /** `keys`: the idempotency keys of the additions that were made. */
  participants: { id: string; name: string; token: string; keys: string[]; left?: boolean }[]
  orderId: string | null
  /** All that were ever asked for, oldest first. */
  shares?: StoredShare[]
}

/** A participant's share of a group order. DROPPED: nobody asks for it any more. `expiresAt` in ms. */
export type StoredShare = Omit<NonNullable<Schemas['OwnShare']>, 'status' | 'url'> & {
  participantId: string
  status: 'OPEN' | 'PENDING' | 'DECLINED' | 'PAID' | 'RETURNED' | 'DROPPED'
  /** `closed`: the host has placed the order meanwhile. */
  session: { id: string; returnUrl: string; expiresAt: number; closed?: boolean } | null
  /** The idempotency keys of its payments. */
  keys: string[]
}

/** Everything the sandbox stores, as plain JSON. */
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
  // Optional properties are missing in files of older sandboxes.
  /** By the id of the quote. `expiresAt` is in ms. */
  changeQuotes?: Record<string, ChangeQuote>
  favorites?: Record<string, Schemas['Favorite'][]>
  addresses?: Record<string, Schemas['Address'][]>
  groups?: StoredGroup[]
  /** Whether only signed-in customers can join a group order. */
  groupsSignIn?: boolean
  cards?: Record<string, Schemas['PaymentMethod'][]>
  /** By customer. `owed`: points that refunds could not take back yet. */
  points?: Record<string, { entries: LedgerEntry[]; owed: number }>
  giftCards?: StoredGiftCard[]
  /** The ids by which customers use gift cards. Those that are not kept are forgotten, in ms. */
  giftCardIds?: Record<string, { customerId: string; number: string; forgetAt: number | null }>
  /** Wrong PINs by card and by customer, and until when (ms) no more are accepted. */
  wrongPins?: Record<string, { count: number; until: number }>
  giftCardPurchases?: StoredPurchase[]
  /** The open sessions of the card page, by id. */
  cardSessions?: Record<string, { customerId: string; returnUrl: string }>
  /** The notifications that have been read: single ones, and all up to an instant (ms). */
  readNotifications?: Record<string, { ids: string[]; upTo: number }>
  preferences?: Record<string, Schemas['NotificationPreference'][]>
  /** By customer and device. */
  pushSubscriptions?: Record<string, Record<string, Schemas['PushSubscription']>>
  /** Whether carts have versions, and whether equal lines are merged. */
  carting?: { versions: boolean; merging: boolean }
  /** Closed for the day, until this instant (ms). */
  closedUntil?: number
  /** Days on which it is closed. */
  holidays?: Schemas['SpecialDay'][]
  /** Slots that are full regardless of the orders. */
  fullSlots?: string[]
  /** Promo codes that a scenario ended early. */
  endedPromos?: string[]
  /** How many of the next saved-card payments are declined. */
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
  groups: [],
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
