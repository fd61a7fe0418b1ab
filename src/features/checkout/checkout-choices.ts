import type { FulfilmentType, GiftCard, PaymentChoice, QuoteRequest } from '../../api/types'
import { tipRequest, type TipChoice } from './tip'

/** Neither the number nor the PIN of a card is stored. */
export type ChosenGiftCard = Pick<GiftCard, 'id' | 'lastFour'>

/** What the customer has chosen at checkout, except for the contact. */
export type CheckoutChoices = {
  type: FulfilmentType
  /** Where a delivery goes; null for the default address. */
  addressId: string | null
  /** RFC 3339; null for as soon as possible; empty until a time is chosen. */
  requestedTime: string | null
  /** A time that is no longer available: the next free one comes after it. */
  after?: string | undefined
  tip: TipChoice
  promoCode: string | null
  /** The reward to spend points on. */
  rewardId: string | null
  /** The gift cards to pay with, the first one first. */
  giftCards: ChosenGiftCard[]
  /** Null until one has been chosen. */
  payment: PaymentChoice | null
  /** The age that the customer has confirmed to have. */
  ageConfirmed?: number | undefined
}

export const INITIAL_CHOICES: CheckoutChoices = {
  type: 'PICKUP',
  addressId: null,
  requestedTime: null,
  tip: { kind: 'none' },
  promoCode: null,
  rewardId: null,
  giftCards: [],
  payment: null,
}

/** Converts the choices to a quote request. @param tableId the customer's table, which overrides pickup and delivery */
export const quoteRequest = (
  { type, addressId, requestedTime, tip, promoCode, rewardId, giftCards }: CheckoutChoices,
  tableId?: string,
): QuoteRequest => ({
  fulfilment:
    tableId === undefined
      ? { type, requestedTime: requestedTime || null, ...(type === 'DELIVERY' && { addressId }) }
      : { type: 'PICKUP', requestedTime: null, tableId },
  tip: tipRequest(tip),
  promoCode,
  ...(rewardId !== null && { rewardId }),
  ...(giftCards.length > 0 && { giftCardIds: giftCards.map(({ id }) => id) }),
})
