import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { api, inShop } from '../client'
import { PAGES } from '../pages'
import type { GiftCardPurchaseRequest, GiftCardRequest } from '../types'
import { expectOk, MAY_BE_GONE, metaOf, unwrap } from '../unwrap'

const USER = '/api/v1/restaurants/{restaurantId}/users/{customerId}'
const CARDS = `${USER}/gift-cards` as const
const CARD = `${CARDS}/{giftCardId}` as const
const PURCHASES = `${USER}/gift-card-purchases` as const
const PURCHASE = `${PURCHASES}/{purchaseId}` as const
const PAYMENT = `${PURCHASE}/payment` as const
const purchasesKey = (customerId: string) => ['customer', customerId, 'gift card purchases'] as const

/** The gift cards that the customer keeps in the account, the one that expires first at the top. */
export const giftCardsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'gift cards'],
    queryFn: ({ signal }) =>
      unwrap(api.GET(CARDS, { params: inShop({ customerId }), signal }), t`Failed to load your gift cards.`),
    meta: metaOf(CARDS),
    // Orders are paid with them, of which nothing tells this list.
    staleTime: 0,
  })

export const giftCardWrites = {
  /** @throws ApiError 422 with the reason when the card cannot pay, 429 TOO_MANY_PINS with `retryAfter` */
  check: (customerId: string, body: GiftCardRequest) =>
    unwrap(
      api.POST(CARDS, { params: inShop({ customerId }), body }),
      t`Failed to check the gift card. Please try again.`,
    ),
  remove: (customerId: string, giftCardId: string) =>
    expectOk(
      api.DELETE(CARD, { params: inShop({ customerId, giftCardId }), parseAs: 'text' }),
      t`Failed to remove the gift card. Please try again.`,
    ),
}

export const purchaseQueries = {
  /** The gift cards that the customer bought, newest first, page by page. */
  list: (customerId: string) =>
    infiniteQueryOptions({
      queryKey: purchasesKey(customerId),
      queryFn: ({ signal, pageParam: query }) =>
        unwrap(
          api.GET(PURCHASES, { params: { ...inShop({ customerId }), query }, signal }),
          t`Failed to load the gift cards you bought.`,
        ),
      ...PAGES,
      meta: metaOf(PURCHASES),
      staleTime: 0,
    }),

  /** One purchase and how its payment stands. No other source for that is trusted. */
  detail: (customerId: string, purchaseId: string) =>
    queryOptions({
      queryKey: [...purchasesKey(customerId), purchaseId],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET(PURCHASE, { params: inShop({ customerId, purchaseId }), signal }),
          t`Failed to load the gift card.`,
          MAY_BE_GONE,
        ),
      meta: metaOf(PURCHASE),
      staleTime: 0,
    }),
}

export const purchaseWrites = {
  /**
   * @param idempotencyKey the API answers the same key with the same purchase
   * @throws ApiError INVALID_GIFT_CARD with a message for each field that is wrong
   */
  buy: (customerId: string, body: GiftCardPurchaseRequest, idempotencyKey: string) =>
    unwrap(
      api.POST(PURCHASES, {
        params: { ...inShop({ customerId }), header: { 'Idempotency-Key': idempotencyKey } },
        body,
      }),
      t`Failed to buy the gift card. Please try again.`,
    ),
  /** Opens the payment page again, unless it is open. @throws ApiError ALREADY_PAID */
  pay: (customerId: string, purchaseId: string, returnUrl: string) =>
    unwrap(
      api.POST(PAYMENT, { params: inShop({ customerId, purchaseId }), body: { returnUrl } }),
      t`Failed to open the payment page. Please try again.`,
    ),
}
