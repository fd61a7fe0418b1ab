import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { read } from '../read'
import { readPages } from '../read-pages'
import type { GiftCardPurchaseRequest, GiftCardRequest } from '../types'
import { send, write } from '../write'

const USER = '/api/v1/restaurants/{restaurantId}/users/{customerId}'
const CARDS = `${USER}/gift-cards` as const
const PURCHASES = `${USER}/gift-card-purchases` as const
const PURCHASE = `${PURCHASES}/{purchaseId}` as const
const purchasesKey = (customerId: string) => ['customer', customerId, 'gift card purchases'] as const

/** The gift cards that the customer keeps in the account, the one that expires first at the top. */
export const giftCardsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'gift cards'],
    ...read(CARDS, { customerId }, t`Failed to load your gift cards.`),
    // Orders are paid with them, of which nothing tells this list.
    staleTime: 0,
  })

export const giftCardWrites = {
  /** @throws ApiError 422 with the reason when the card cannot pay, 429 TOO_MANY_PINS with `retryAfter` */
  check: (customerId: string, body: GiftCardRequest) =>
    write('POST', CARDS, { customerId }, t`Failed to check the gift card. Please try again.`, { body }),
  remove: (customerId: string, giftCardId: string) =>
    send(
      'DELETE',
      `${CARDS}/{giftCardId}`,
      { customerId, giftCardId },
      t`Failed to remove the gift card. Please try again.`,
    ),
}

export const purchaseQueries = {
  /** The gift cards that the customer bought, newest first, page by page. */
  list: (customerId: string) =>
    infiniteQueryOptions({
      queryKey: purchasesKey(customerId),
      ...readPages(PURCHASES, { customerId }, t`Failed to load the gift cards you bought.`),
      staleTime: 0,
    }),

  /** One purchase and how its payment stands. No other source for that is trusted. */
  detail: (customerId: string, purchaseId: string) =>
    queryOptions({
      queryKey: [...purchasesKey(customerId), purchaseId],
      ...read(PURCHASE, { customerId, purchaseId }, t`Failed to load the gift card.`, { mayBeGone: true }),
      staleTime: 0,
    }),
}

export const purchaseWrites = {
  /**
   * @param idempotencyKey the API answers the same key with the same purchase
   * @throws ApiError INVALID_GIFT_CARD with a message for each field that is wrong
   */
  buy: (customerId: string, body: GiftCardPurchaseRequest, idempotencyKey: string) =>
    write('POST', PURCHASES, { customerId }, t`Failed to buy the gift card. Please try again.`, {
      body,
      header: { 'Idempotency-Key': idempotencyKey },
    }),
  /** Opens the payment page again, unless it is open. @throws ApiError ALREADY_PAID */
  pay: (customerId: string, purchaseId: string, returnUrl: string) =>
    write(
      'POST',
      `${PURCHASE}/payment`,
      { customerId, purchaseId },
      t`Failed to open the payment page. Please try again.`,
      { body: { returnUrl } },
    ),
}
