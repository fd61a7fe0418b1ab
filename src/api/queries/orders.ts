import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { config } from '../../lib/config'
import { api } from '../client'
import { stepSignal, writeSignal } from '../query-client'
import type { PlaceOrder, QuoteRequest, Rating } from '../types'
import { unwrap } from '../unwrap'

const of = (customerId: string) => ({ restaurantId: config.restaurantId, customerId })
/** The prefix of all query keys for a customer's orders. */
export const ordersKey = (customerId: string) => ['customer', customerId, 'orders'] as const
/** The prefix of all query keys for a customer's quotes. */
export const quotesKey = (customerId: string) => ['customer', customerId, 'quote'] as const

const readPage = (customerId: string, signal: AbortSignal, cursor?: string) =>
  unwrap(
    api.GET('/api/v1/restaurants/{restaurantId}/users/{customerId}/orders', {
      params: { path: of(customerId), query: cursor ? { cursor } : {} },
      signal,
    }),
    'Failed to load your orders.',
  )

/** Reads the newest orders past the cache, to look for an order whose placement was not confirmed. */
export const readNewest = (customerId: string) => readPage(customerId, stepSignal(new AbortController().signal))

export const orderQueries = {
  /** The customer's orders, newest first, page by page. */
  list: (customerId: string) =>
    infiniteQueryOptions({
      queryKey: ordersKey(customerId),
      queryFn: ({ signal, pageParam }) => readPage(customerId, signal, pageParam),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/orders' },
    }),

  /**
   * The newest orders, to find one that may have been placed.
   * @param attempt identifies the order to find, so that each one gets a read of its own
   */
  newest: (customerId: string, attempt: string) =>
    queryOptions({
      queryKey: [...ordersKey(customerId), 'newest', attempt],
      queryFn: ({ signal }) => readPage(customerId, signal),
      staleTime: 0,
      gcTime: 0,
      retry: false,
      meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/orders' },
    }),

  detail: (customerId: string, orderId: string) =>
    queryOptions({
      queryKey: [...ordersKey(customerId), orderId],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}', {
            params: { path: { ...of(customerId), orderId } },
            signal,
          }),
          'Failed to load the order.',
          { mayBeGone: true },
        ),
      meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}' },
    }),

  /** The progress of an order, for anyone who has its link. */
  tracking: (orderId: string, token: string) =>
    queryOptions({
      queryKey: ['restaurant', config.restaurantId, 'tracking', orderId],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/v1/restaurants/{restaurantId}/orders/{orderId}/tracking', {
            params: { path: { restaurantId: config.restaurantId, orderId }, query: { token } },
            signal,
          }),
          'Failed to load the order.',
          { mayBeGone: true },
        ),
      meta: { call: 'GET /restaurants/{restaurantId}/orders/{orderId}/tracking' },
    }),

  /** The status of a payment. No other source for it is trusted. */
  payment: (customerId: string, orderId: string) =>
    queryOptions({
      queryKey: [...ordersKey(customerId), orderId, 'payment'],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/payment', {
            params: { path: { ...of(customerId), orderId } },
            signal,
          }),
          'Failed to look up your payment.',
          { mayBeGone: true },
        ),
      staleTime: 0,
      meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/payment' },
    }),

  /**
   * The price of the cart as an order.
   * @param cart identifies the state of the cart, so that a changed cart gets a new quote
   */
  quote: (customerId: string, cart: string, request: QuoteRequest) =>
    queryOptions({
      queryKey: [...quotesKey(customerId), cart, request],
      queryFn: ({ signal }) =>
        unwrap(
          api.POST('/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/quote', {
            params: { path: of(customerId) },
            body: request,
            signal: stepSignal(signal),
          }),
          'Failed to price your order.',
        ),
      staleTime: 0,
      gcTime: 0,
      meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/orders/quote' },
    }),
}

export const orderWrites = {
  /** @param idempotencyKey the API answers the same key with the same order */
  place: (customerId: string, body: PlaceOrder, idempotencyKey: string) =>
    unwrap(
      api.POST('/api/v1/restaurants/{restaurantId}/users/{customerId}/orders', {
        params: { path: of(customerId), header: { 'Idempotency-Key': idempotencyKey } },
        body,
        signal: writeSignal(),
      }),
      'Failed to place your order. Please try again.',
    ),
  /** @throws ApiError TOO_LATE_TO_CANCEL once the kitchen has begun */
  cancel: (customerId: string, orderId: string) =>
    unwrap(
      api.POST('/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/cancel', {
        params: { path: { ...of(customerId), orderId } },
        signal: writeSignal(),
      }),
      'Failed to cancel the order. Please try again.',
    ),
  /** @throws ApiError NOT_COMPLETED until the order is completed */
  rate: (customerId: string, orderId: string, body: Rating) =>
    unwrap(
      api.PUT('/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/rating', {
        params: { path: { ...of(customerId), orderId } },
        body,
        signal: writeSignal(),
      }),
      'Failed to save your rating. Please try again.',
    ),
  /** Opens a hosted payment session for an order that is not paid. */
  startPayment: (customerId: string, orderId: string, returnUrl: string) =>
    unwrap(
      api.POST('/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/payment', {
        params: { path: { ...of(customerId), orderId } },
        body: { returnUrl },
        signal: writeSignal(),
      }),
      'Failed to open the payment page. Please try again.',
    ),
}
