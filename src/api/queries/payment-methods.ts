import { queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { read } from '../read'
import { send, write } from '../write'

const CARDS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/payment-methods'
const CARD = `${CARDS}/{paymentMethodId}` as const

/** The customer's saved cards, the default one first. */
export const paymentMethodsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'payment methods'],
    ...read(CARDS, { customerId }, t`Failed to load your cards.`),
  })

export const paymentMethodWrites = {
  /** Opens the provider's page for entering a card, which leads back to `returnUrl`. */
  add: (customerId: string, returnUrl: string) =>
    write('POST', CARDS, { customerId }, t`Failed to open the page of the payment provider. Please try again.`, {
      body: { returnUrl },
    }),
  makeDefault: (customerId: string, paymentMethodId: string) =>
    write('PUT', CARD, { customerId, paymentMethodId }, t`Failed to change the default card.`, {
      body: { isDefault: true },
    }),
  remove: (customerId: string, paymentMethodId: string) =>
    send('DELETE', CARD, { customerId, paymentMethodId }, t`Failed to remove the card.`),
}
