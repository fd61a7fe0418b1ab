import type { components } from '../api/schema.gen'

type Schemas = components['schemas']
export type Cart = Required<Omit<Schemas['CartItem'], 'qty'>>[]

export type Account = { uid: string; phone: string; createdAt: number; lastLoginAt: number }
export type Customer = Schemas['User'] & { phone: string; createdAt: string }
export type Code = {
  phoneNumber: string
  code: string
  sessionInfo: string
  sentAt: number
  used: boolean
  tries: number
}
export type PaymentSession = { id: string; orderId: string; returnUrl: string; expiresAt: number }
export type StoredQuote = { quote: Schemas['Quote']; customerId: string; fulfilment: Schemas['FulfilmentRequest'] }
export type StoredOrder = Omit<Schemas['Order'], 'status' | 'history' | 'payment'> & {
  customerId: string
  payment: { status: Schemas['PaymentStatus']; method: Schemas['Payment']['method']; sessionId: string | null }
  receivedAt: number | null
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
  placed: {},
  sessions: [],
  nextNumber: 1042,
})
