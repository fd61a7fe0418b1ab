import { queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { read } from '../read'
import type { GiftCardRequest } from '../types'
import { send, write } from '../write'

const CARDS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/gift-cards'

/** The gift cards that the customer keeps in the account, the one that expires first at the top. */
export const giftCardsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'gift cards'],
    ...read(CARDS, { customerId }, t`Failed to load your gift cards.`),
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
