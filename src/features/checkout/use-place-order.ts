import { onlineManager, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../../api/errors'
import { cartQuery } from '../../api/queries/cart'
import { ordersKey, orderWrites, quotesKey } from '../../api/queries/orders'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Payment, PlaceOrder } from '../../api/types'
import { paths } from '../../lib/paths'
import { isCurrent } from '../../stores/auth'
import { attemptDone, attemptKey, oneTabAtATime } from './attempt'
import { keepOrderData } from './order-data'
import { leaveFor } from './payment-url'
import { useFreshOnReturn } from './use-fresh-on-return'

export type Placement = Omit<PlaceOrder, 'returnUrl'> & { signature: string }

export const returnUrl = () => `${window.location.origin}${paths.paymentReturn}`

/** How long after a lost answer the same is sent again, in ms, and how often. */
const AGAIN_AFTER = 1000
const AGAIN = 2

/**
 * Both calls may be sent again when nobody knows what became of them: an order is placed once for its idempotency key,
 * and a payment session that is open is answered with again. Who has waited out the time limit decides himself
 * (fault 24).
 */
const mayBeSentAgain = (failures: number, error: Error) =>
  isOutcomeUnknown(error) &&
  failures < AGAIN &&
  onlineManager.isOnline() &&
  !(error instanceof ApiError && error.code === 'TIMEOUT')

/** The payment page of an order again. When the host will not have it paid any more, the same again is a new order. */
async function reopened(customerId: string, orderId: string): Promise<Payment> {
  try {
    return await orderWrites.startPayment(customerId, orderId, returnUrl())
  } catch (cause) {
    if (cause instanceof ApiError && cause.isFinal) attemptDone()
    throw cause
  }
}

/** Whether the order may have been placed although nobody said so. */
export const isOutcomeUnknown = (error: Error) =>
  error instanceof ApiError && error.outcomeUnknown && error.code !== 'UNSAFE_PAYMENT_URL'

/** What to say when an order could not be placed. Without an answer nobody knows whether it was. */
export function placeFailure(error: Error): string {
  if (!(error instanceof ApiError) || !error.outcomeUnknown) return error.message
  return error.status === 0 && error.code !== 'UNSAFE_PAYMENT_URL'
    ? 'No answer came, so we do not know yet whether your order was placed. Press again: it will not be placed twice.'
    : `${error.message} It will not be placed twice.`
}

/** Leaves for the hosted page of an order. @throws ApiError as `leaveFor` does */
export function goToPayment({ orderId, url }: Payment): void {
  leaveFor(url, () => keepOrderData({ orderId }))
}

/**
 * Places the order once, whatever is clicked, and leaves for the payment page. Without a connection it fails at once:
 * an order never waits for one.
 */
export function usePlaceOrder(customerId: string) {
  const client = useQueryClient()
  const mutationKey = [...ordersKey(customerId), 'place']
  const mutation = useMutation({
    mutationKey,
    networkMode: 'always',
    retry: mayBeSentAgain,
    retryDelay: AGAIN_AFTER,
    mutationFn: async ({ signature, ...body }: Placement) => {
      const send = () =>
        oneTabAtATime(() => orderWrites.place(customerId, { ...body, returnUrl: returnUrl() }, attemptKey(signature)))
      let order = await send()
      if (order.status === 'CANCELLED') {
        attemptDone()
        order = await send()
      }
      if (!isCurrent(customerId)) return
      if (order.payment.status === 'DECLINED' && order.payment.method !== 'HOSTED') attemptDone()
      if (order.payment.status === 'PAID' || order.payment.method !== 'HOSTED') {
        return window.location.assign(`${returnUrl()}?orderId=${order.id}`)
      }
      const payment = order.payment.url ? order.payment : await reopened(customerId, order.id)
      if (isCurrent(customerId)) goToPayment(payment)
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: quotesKey(customerId) })
      void client.invalidateQueries({ queryKey: cartQuery(customerId).queryKey })
      void client.invalidateQueries({ queryKey: restaurantQueries.profile().queryKey })
    },
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/orders' },
  })
  const isPlacing = useIsMutating({ mutationKey }) > 0
  const { reset: forget, isError } = mutation
  const reset = useCallback(() => {
    if (isError) forget()
  }, [isError, forget])
  useFreshOnReturn(forget)
  return {
    /** Ignored while one is under way, which may not have been drawn yet, and once the browser is on its way out. */
    place: (placement: Placement) => {
      if (client.isMutating({ mutationKey }) === 0 && !mutation.isSuccess) mutation.mutate(placement)
    },
    busy: isPlacing || mutation.isSuccess,
    error: mutation.error,
    /** Forgets what went wrong, once what caused it has been mended. What is under way, or done, stays so. */
    reset,
  }
}

/** Opens the payment page again for an order that is not paid. */
export function useRetryPayment(customerId: string, orderId: string) {
  const mutation = useMutation({
    mutationKey: [...ordersKey(customerId), orderId, 'pay again'],
    networkMode: 'always',
    retry: mayBeSentAgain,
    retryDelay: AGAIN_AFTER,
    mutationFn: async () => {
      const payment = await reopened(customerId, orderId)
      if (isCurrent(customerId)) goToPayment(payment)
    },
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/payment' },
  })
  useFreshOnReturn(mutation.reset)
  return { retry: () => mutation.mutate(), busy: mutation.isPending || mutation.isSuccess, error: mutation.error }
}
