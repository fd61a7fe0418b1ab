import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { config } from '../../lib/config'
import { read } from '../read'
import { readPages } from '../read-pages'
import { stepSignal } from '../query-client'
import type { ChangeOrder, ChangeRequest, IssueOffer, IssueRequest, PlaceOrder, QuoteRequest, Rating } from '../types'
import { write } from '../write'

const ORDERS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/orders'
const ORDER = `${ORDERS}/{orderId}` as const
const PAYMENT = `${ORDER}/payment` as const
/** The prefix of all query keys for a customer's orders. */
export const ordersKey = (customerId: string) => ['customer', customerId, 'orders'] as const
/** The prefix of all query keys for a customer's quotes. */
export const quotesKey = (customerId: string) => ['customer', customerId, 'quote'] as const

const pagesOf = (customerId: string) => readPages(ORDERS, { customerId }, t`Failed to load your orders.`)

/** Reads the newest orders past the cache, to look for an order whose placement was not confirmed. */
export const readNewest = (customerId: string) => pagesOf(customerId).queryFn({ signal: stepSignal() })

const oneOf = (customerId: string, orderId: string) =>
  read(ORDER, { customerId, orderId }, t`Failed to load the order.`, { mayBeGone: true })

/** Reads an order past the cache, to see what became of a change that was not confirmed. */
export const readOrder = (customerId: string, orderId: string) =>
  oneOf(customerId, orderId).queryFn({ signal: stepSignal() })

export const orderQueries = {
  /** The customer's orders, newest first, page by page. */
  list: (customerId: string) => infiniteQueryOptions({ queryKey: ordersKey(customerId), ...pagesOf(customerId) }),

  /**
   * The newest orders, to find one that may have been placed.
   * @param attempt identifies the order to find, so that each one gets a read of its own
   */
  newest: (customerId: string, attempt: string) =>
    queryOptions({
      queryKey: [...ordersKey(customerId), 'newest', attempt],
      ...read(ORDERS, { customerId }, t`Failed to load your orders.`),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),

  detail: (customerId: string, orderId: string) =>
    queryOptions({
      queryKey: [...ordersKey(customerId), orderId],
      ...oneOf(customerId, orderId),
    }),

  /** The progress of an order, for anyone who has its link. */
  tracking: (orderId: string, token: string) =>
    queryOptions({
      queryKey: ['restaurant', config.restaurantId, 'tracking', orderId],
      ...read(
        '/api/v1/restaurants/{restaurantId}/orders/{orderId}/tracking',
        { orderId },
        t`Failed to load the order.`,
        {
          query: { token },
          mayBeGone: true,
        },
      ),
    }),

  /** The status of a payment. No other source for it is trusted. */
  payment: (customerId: string, orderId: string) =>
    queryOptions({
      queryKey: [...ordersKey(customerId), orderId, 'payment'],
      ...read(PAYMENT, { customerId, orderId }, t`Failed to look up your payment.`, { mayBeGone: true }),
      staleTime: 0,
    }),

  /**
   * The price of the cart as an order.
   * @param cart identifies the state of the cart, so that a changed cart gets a new quote
   */
  quote: (customerId: string, cart: string, body: QuoteRequest) =>
    queryOptions({
      queryKey: [...quotesKey(customerId), cart, body],
      queryFn: ({ signal }) =>
        write('POST', `${ORDERS}/quote`, { customerId }, t`Failed to price your order.`, {
          body,
          signal: stepSignal(signal),
        }),
      staleTime: 0,
      gcTime: 0,
      meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/orders/quote' },
    }),

  /**
   * The price of a change of an order.
   * @param basis identifies the states of order and cart, so that changed ones get a new quote
   */
  changeQuote: (customerId: string, orderId: string, basis: string, body: ChangeRequest) =>
    queryOptions({
      queryKey: [...quotesKey(customerId), 'change', orderId, basis, body],
      queryFn: ({ signal }) =>
        write('POST', `${ORDER}/change/quote`, { customerId, orderId }, t`Failed to price your changes.`, {
          body,
          signal: stepSignal(signal),
        }),
      staleTime: 0,
      gcTime: 0,
      meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/change/quote' },
    }),
}

export const orderWrites = {
  /** @param idempotencyKey the API answers the same key with the same order */
  place: (customerId: string, body: PlaceOrder, idempotencyKey: string) =>
    write('POST', ORDERS, { customerId }, t`Failed to place your order. Please try again.`, {
      body,
      header: { 'Idempotency-Key': idempotencyKey },
    }),
  /**
   * @param idempotencyKey the API changes the order once for the same key
   * @throws ApiError ORDER_ACCEPTED once the restaurant has accepted it
   */
  change: (customerId: string, orderId: string, body: ChangeOrder, idempotencyKey: string) =>
    write('POST', `${ORDER}/change`, { customerId, orderId }, t`Failed to change your order. Please try again.`, {
      body,
      header: { 'Idempotency-Key': idempotencyKey },
    }),
  /** @throws ApiError TOO_LATE_TO_CANCEL once the kitchen has begun */
  cancel: (customerId: string, orderId: string) =>
    write('POST', `${ORDER}/cancel`, { customerId, orderId }, t`Failed to cancel the order. Please try again.`),
  /** @param note where the customer waits. @throws ApiError NOT_COLLECTABLE once the order has ended */
  arrive: (customerId: string, orderId: string, note: string | null) =>
    write('PUT', `${ORDER}/arrival`, { customerId, orderId }, t`We could not tell the restaurant. Please try again.`, {
      body: { note },
    }),
  /** @throws ApiError NOT_COMPLETED until the order is completed */
  rate: (customerId: string, orderId: string, body: Rating) =>
    write('PUT', `${ORDER}/rating`, { customerId, orderId }, t`Failed to save your rating. Please try again.`, {
      body,
    }),
  /** @throws ApiError ALREADY_REPORTED for another report than the first, TOO_LATE_TO_REPORT */
  report: (customerId: string, orderId: string, body: IssueRequest) =>
    write('POST', `${ORDER}/issue`, { customerId, orderId }, t`Failed to send the report. Please try again.`, {
      body,
    }),
  /** @throws ApiError ALREADY_SETTLED once another offer has been chosen */
  settle: (customerId: string, orderId: string, type: IssueOffer['type']) =>
    write('PUT', `${ORDER}/issue/choice`, { customerId, orderId }, t`Failed to save your choice. Please try again.`, {
      body: { type },
    }),
  /** Opens a hosted payment session for an order that is not paid. */
  startPayment: (customerId: string, orderId: string, returnUrl: string) =>
    write('POST', PAYMENT, { customerId, orderId }, t`Failed to open the payment page. Please try again.`, {
      body: { returnUrl },
    }),
}
