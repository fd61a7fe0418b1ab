import { queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { api, inShop } from '../client'
import { expectOk, metaOf, unwrap } from '../unwrap'

const CARDS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/payment-methods'
const CARD = `${CARDS}/{paymentMethodId}` as const

/** The customer's saved cards, the default one first. */
export const paymentMethodsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'payment methods'],
    queryFn: ({ signal }) =>
      unwrap(api.GET(CARDS, { params: inShop({ customerId }), signal }), t`Failed to load your cards.`),
    meta: metaOf(CARDS),
  })

export const paymentMethodWrites = {
  /** Opens the provider's page for entering a card, which leads back to `returnUrl`. */
  add: (customerId: string, returnUrl: string) =>
    unwrap(
      api.POST(CARDS, { params: inShop({ customerId }), body: { returnUrl } }),
      t`Failed to open the page of the payment provider. Please try again.`,
    ),
  makeDefault: (customerId: string, paymentMethodId: string) =>
    unwrap(
      api.PUT(CARD, { params: inShop({ customerId, paymentMethodId }), body: { isDefault: true } }),
      t`Failed to change the default card.`,
    ),
  remove: (customerId: string, paymentMethodId: string) =>
    expectOk(
      api.DELETE(CARD, { params: inShop({ customerId, paymentMethodId }), parseAs: 'text' }),
      t`Failed to remove the card.`,
    ),
}
