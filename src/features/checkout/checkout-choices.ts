import type { FulfilmentType, PaymentChoice, QuoteRequest } from '../../api/types'
import { tipRequest, type TipChoice } from './tip'

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
  /** Null until one has been chosen. */
  payment: PaymentChoice | null
}

export const INITIAL_CHOICES: CheckoutChoices = {
  type: 'PICKUP',
  addressId: null,
  requestedTime: null,
  tip: { kind: 'none' },
  promoCode: null,
  payment: null,
}

/** Converts the choices to a quote request. @param tableId the customer's table, which overrides pickup and delivery */
export const quoteRequest = (
  { type, addressId, requestedTime, tip, promoCode }: CheckoutChoices,
  tableId?: string,
): QuoteRequest => ({
  fulfilment:
    tableId === undefined
      ? { type, requestedTime: requestedTime || null, ...(type === 'DELIVERY' && { addressId }) }
      : { type: 'PICKUP', requestedTime: null, tableId },
  tip: tipRequest(tip),
  promoCode,
})
