import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { config } from '../../lib/config'
import { api, inShop } from '../client'
import { PAGES } from '../pages'
import { stepSignal } from '../query-client'
import type { ChangeOrder, ChangeRequest, IssueOffer, IssueRequest, PlaceOrder, QuoteRequest, Rating } from '../types'
import { MAY_BE_GONE, metaOf, unwrap } from '../unwrap'

const ORDERS = '/api/v1/restaurants/{restaurantId}/users/{customerId}/orders'
const ORDER = `${ORDERS}/{orderId}` as const
const QUOTE = `${ORDERS}/quote` as const
const CHANGE = `${ORDER}/change` as const
const CHANGE_QUOTE = `${CHANGE}/quote` as const
const CANCEL = `${ORDER}/cancel` as const
const ARRIVAL = `${ORDER}/arrival` as const
const RATING = `${ORDER}/rating` as const
const ISSUE = `${ORDER}/issue` as const
const CHOICE = `${ISSUE}/choice` as const
const PAYMENT = `${ORDER}/payment` as const
const TRACKING = '/api/v1/restaurants/{restaurantId}/orders/{orderId}/tracking'
/** The prefix of all query keys for a customer's orders. */
export const ordersKey = (customerId: string) => ['customer', customerId, 'orders'] as const
/** The prefix of all query keys for a customer's quotes. */
export const quotesKey = (customerId: string) => ['customer', customerId, 'quote'] as const

const readPage = (customerId: string, signal: AbortSignal, query = PAGES.initialPageParam) =>
  unwrap(api.GET(ORDERS, { params: { ...inShop({ customerId }), query }, signal }), t`Failed to load your orders.`)

/** Reads the newest orders past the cache, to look for an order whose placement was not confirmed. */
export const readNewest = (customerId: string) => readPage(customerId, stepSignal())

const readOne = (customerId: string, orderId: string, signal: AbortSignal) =>
  unwrap(api.GET(ORDER, { params: inShop({ customerId, orderId }), signal }), t`Failed to load the order.`, MAY_BE_GONE)

/** Reads an order past the cache, to see what became of a change that was not confirmed. */
export const readOrder = (customerId: string, orderId: string) => readOne(customerId, orderId, stepSignal())

export const orderQueries = {
  /** The customer's orders, newest first, page by page. */
  list: (customerId: string) =>
    infiniteQueryOptions({
      queryKey: ordersKey(customerId),
      queryFn: ({ signal, pageParam }) => readPage(customerId, signal, pageParam),
      ...PAGES,
      meta: metaOf(ORDERS),
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
      meta: metaOf(ORDERS),
    }),

  detail: (customerId: string, orderId: string) =>
    queryOptions({
      queryKey: [...ordersKey(customerId), orderId],
      queryFn: ({ signal }) => readOne(customerId, orderId, signal),
      meta: metaOf(ORDER),
    }),

  /** The progress of an order, for anyone who has its link. */
  tracking: (orderId: string, token: string) =>
    queryOptions({
      queryKey: ['restaurant', config.restaurantId, 'tracking', orderId],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET(TRACKING, { params: { ...inShop({ orderId }), query: { token } }, signal }),
          t`Failed to load the order.`,
          MAY_BE_GONE,
        ),
      meta: metaOf(TRACKING),
    }),

  /** The status of a payment. No other source for it is trusted. */
  payment: (customerId: string, orderId: string) =>
    queryOptions({
      queryKey: [...ordersKey(customerId), orderId, 'payment'],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET(PAYMENT, { params: inShop({ customerId, orderId }), signal }),
          t`Failed to look up your payment.`,
          MAY_BE_GONE,
        ),
      staleTime: 0,
      meta: metaOf(PAYMENT),
    }),

  /**
   * The price of the cart as an order.
   * @param cart identifies the state of the cart, so that a changed cart gets a new quote
   */
  quote: (customerId: string, cart: string, body: QuoteRequest) =>
    queryOptions({
      queryKey: [...quotesKey(customerId), cart, body],
      queryFn: ({ signal }) =>
        unwrap(
          api.POST(QUOTE, { params: inShop({ customerId }), body, signal: stepSignal(signal) }),
          t`Failed to price your order.`,
        ),
      staleTime: 0,
      gcTime: 0,
      meta: metaOf(QUOTE, 'POST'),
    }),

  /**
   * The price of a change of an order.
   * @param basis identifies the states of order and cart, so that changed ones get a new quote
   */
  changeQuote: (customerId: string, orderId: string, basis: string, body: ChangeRequest) =>
    queryOptions({
      queryKey: [...quotesKey(customerId), 'change', orderId, basis, body],
      queryFn: ({ signal }) =>
        unwrap(
          api.POST(CHANGE_QUOTE, { params: inShop({ customerId, orderId }), body, signal: stepSignal(signal) }),
          t`Failed to price your changes.`,
        ),
      staleTime: 0,
      gcTime: 0,
      meta: metaOf(CHANGE_QUOTE, 'POST'),
    }),
}

export const orderWrites = {
  /** @param idempotencyKey the API answers the same key with the same order */
  place: (customerId: string, body: PlaceOrder, idempotencyKey: string) =>
    unwrap(
      api.POST(ORDERS, {
        params: { ...inShop({ customerId }), header: { 'Idempotency-Key': idempotencyKey } },
        body,
      }),
      t`Failed to place your order. Please try again.`,
    ),
  /**
   * @param idempotencyKey the API changes the order once for the same key
   * @throws ApiError ORDER_ACCEPTED once the restaurant has accepted it
   */
  change: (customerId: string, orderId: string, body: ChangeOrder, idempotencyKey: string) =>
    unwrap(
      api.POST(CHANGE, {
        params: { ...inShop({ customerId, orderId }), header: { 'Idempotency-Key': idempotencyKey } },
        body,
      }),
      t`Failed to change your order. Please try again.`,
    ),
  /** @throws ApiError TOO_LATE_TO_CANCEL once the kitchen has begun */
  cancel: (customerId: string, orderId: string) =>
    unwrap(
      api.POST(CANCEL, { params: inShop({ customerId, orderId }) }),
      t`Failed to cancel the order. Please try again.`,
    ),
  /** @param note where the customer waits. @throws ApiError NOT_COLLECTABLE once the order has ended */
  arrive: (customerId: string, orderId: string, note: string | null) =>
    unwrap(
      api.PUT(ARRIVAL, { params: inShop({ customerId, orderId }), body: { note } }),
      t`We could not tell the restaurant. Please try again.`,
    ),
  /** @throws ApiError NOT_COMPLETED until the order is completed */
  rate: (customerId: string, orderId: string, body: Rating) =>
    unwrap(
      api.PUT(RATING, { params: inShop({ customerId, orderId }), body }),
      t`Failed to save your rating. Please try again.`,
    ),
  /** @throws ApiError ALREADY_REPORTED for another report than the first, TOO_LATE_TO_REPORT */
  report: (customerId: string, orderId: string, body: IssueRequest) =>
    unwrap(
      api.POST(ISSUE, { params: inShop({ customerId, orderId }), body }),
      t`Failed to send the report. Please try again.`,
    ),
  /** @throws ApiError ALREADY_SETTLED once another offer has been chosen */
  settle: (customerId: string, orderId: string, type: IssueOffer['type']) =>
    unwrap(
      api.PUT(CHOICE, { params: inShop({ customerId, orderId }), body: { type } }),
      t`Failed to save your choice. Please try again.`,
    ),
  /** Opens a hosted payment session for an order that is not paid. */
  startPayment: (customerId: string, orderId: string, returnUrl: string) =>
    unwrap(
      api.POST(PAYMENT, { params: inShop({ customerId, orderId }), body: { returnUrl } }),
      t`Failed to open the payment page. Please try again.`,
    ),
}
