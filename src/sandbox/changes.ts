import type { Schemas } from '../api/types'

/** What an order becomes by a change. */
export type Change = Pick<Schemas['Order'], 'lines' | 'totals' | 'note'> & {
  earns: number
  /** The new time, if that is another one. */
  time?: { requestedTime: string | null; readyAt: string }
  giftCards: { number: string; amount: number }[]
  /** What it takes from the cart. */
  taken: { cartItemId: string; quantity: number }[]
}
export type ChangeQuote = {
  orderId: string
  request: Schemas['ChangeQuoteRequest']
  seen: Pick<Schemas['ChangeQuote'], 'lines' | 'totals' | 'difference' | 'readyAt'>
  expiresAt: number
}
/** A change that waits for its payment, or was not paid. `amount` is in minor units. */
export type UnmadeChange = {
  change: Change
  amount: number
  status: 'PENDING' | 'DECLINED' | 'CANCELLED'
  sessionId: string
}
