import { queryOptions } from '@tanstack/react-query'
import { read } from '../read'
import { send, write } from '../write'

const CARDS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/payment-methods'
const CARD = `${CARDS}/{paymentMethodId}` as const

/** The customer's saved cards, the default one first. */
export const paymentMethodsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId, 'payment methods'],
    ...read(CARDS, { customerId }, 'Failed to load your cards.'),
  })

export const paymentMethodWrites = {
  /** Opens the provider's page for entering a card, which leads back to `returnUrl`. */
  add: (customerId: string, returnUrl: string) =>
    write('POST', CARDS, { customerId }, 'Failed to open the page of the payment provider. Please try again.', {
      body: { returnUrl },
    }),
  makeDefault: (customerId: string, paymentMethodId: string) =>
    write('PUT', CARD, { customerId, paymentMethodId }, 'Failed to change the default card.', {
      body: { isDefault: true },
    }),
  remove: (customerId: string, paymentMethodId: string) =>
    send('DELETE', CARD, { customerId, paymentMethodId }, 'Failed to remove the card.'),
}
