import { queryOptions } from '@tanstack/react-query'
import { config } from '../../lib/config'
import { api } from '../client'
import { readSignal } from '../query-client'
import type { PlaceOrder, QuoteRequest } from '../types'
import { unwrap } from '../unwrap'

const of = (customerId: string) => ({ restaurantId: config.restaurantId, customerId })
const keys = (customerId: string) => ['customer', customerId, 'orders'] as const

export const orderQueries = {
  /** The customer's orders, newest first. */
  list: (customerId: string) =>
    queryOptions({
      queryKey: keys(customerId),
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/v1/restaurants/{restaurantId}/users/{customerId}/orders', {
            params: { path: of(customerId) },
            signal: readSignal(signal),
          }),
          'Failed to load your orders.',
        ),
      meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/orders' },
    }),

  detail: (customerId: string, orderId: string) =>
    queryOptions({
      queryKey: [...keys(customerId), orderId],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}', {
            params: { path: { ...of(customerId), orderId } },
            signal: readSignal(signal),
          }),
          'Failed to load the order.',
        ),
      meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}' },
    }),

  /** Where the payment stands: the only word on it that counts. */
  payment: (customerId: string, orderId: string) =>
    queryOptions({
      queryKey: [...keys(customerId), orderId, 'payment'],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/payment', {
            params: { path: { ...of(customerId), orderId } },
            signal: readSignal(signal),
          }),
          'Failed to look up your payment.',
        ),
      staleTime: 0,
      meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/payment' },
    }),

  /**
   * The price of the cart as an order.
   * @param cart names the state of the cart that is priced, so that a changed cart is a new quote
   */
  quote: (customerId: string, cart: string, request: QuoteRequest) =>
    queryOptions({
      queryKey: ['customer', customerId, 'quote', cart, request],
      queryFn: ({ signal }) =>
        unwrap(
          api.POST('/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/quote', {
            params: { path: of(customerId) },
            body: request,
            signal: readSignal(signal),
          }),
          'Failed to price your order.',
        ),
      staleTime: 0,
      gcTime: 0,
      meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/orders/quote' },
    }),
}

export const orderWrites = {
  /** @param idempotencyKey the same key answers with the same order */
  place: (customerId: string, body: PlaceOrder, idempotencyKey: string) =>
    unwrap(
      api.POST('/api/v1/restaurants/{restaurantId}/users/{customerId}/orders', {
        params: { path: of(customerId), header: { 'Idempotency-Key': idempotencyKey } },
        body,
      }),
      'Failed to place your order. Please try again.',
    ),
  /** Opens a hosted payment session for an order that is not paid. */
  startPayment: (customerId: string, orderId: string, returnUrl: string) =>
    unwrap(
      api.POST('/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/payment', {
        params: { path: { ...of(customerId), orderId } },
        body: { returnUrl },
      }),
      'Failed to open the payment page. Please try again.',
    ),
}
