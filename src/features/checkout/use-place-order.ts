import { onlineManager, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../../api/errors'
import { cartQuery } from '../../api/queries/cart'
import { ordersKey, orderWrites, quotesKey } from '../../api/queries/orders'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Order, Payment } from '../../api/types'
import { isCurrent } from '../../stores/auth'
import { orderAnswered, orderDone, withOrderLock } from './idempotency-key'
import { keepOrderData } from './order-data'
import { leaveFor } from './payment-url'
import { isNotRenewed, isOutcomeUnknown, returnUrl, sendOrder, type Placement } from './send-order'
import { useFreshOnReturn } from './use-fresh-on-return'
import { useWait } from './use-wait'

/** How long after a lost answer the same is sent again, in ms, and how often. */
const AGAIN_AFTER = 1000
const AGAIN = 2

/**
 * Both calls may be sent again when nobody knows what became of them: an order is placed once for its idempotency key,
 * and a payment session that is open is answered with again. Who has waited out a time limit, or is told how long to
 * wait, decides himself (F24).
 */
const mayBeSentAgain = (failures: number, error: Error) =>
  error instanceof ApiError &&
  (isOutcomeUnknown(error) || isNotRenewed(error)) &&
  failures < AGAIN &&
  onlineManager.isOnline() &&
  !error.code.endsWith('TIMEOUT') &&
  error.retryAfter === undefined

/** The payment page of an order again. When the host will not have it paid any more, the same again is a new order. */
async function reopened(customerId: string, orderId: string): Promise<Payment> {
  try {
    return await orderWrites.startPayment(customerId, orderId, returnUrl())
  } catch (cause) {
    if (cause instanceof ApiError && cause.isFinal) orderDone()
    throw cause
  }
}

/** Leaves for the hosted page of an order. @throws ApiError as `leaveFor` does */
export function goToPayment({ orderId, url }: Payment): void {
  leaveFor(url, () => keepOrderData({ orderId }))
}

/**
 * Leaves for the payment page of an order that is placed, or for what is known of it: so too when the page cannot be
 * opened now. @throws ApiError when the host will not have the order paid any more
 */
async function leadTo(customerId: string, order: Order): Promise<void> {
  const toResult = () => {
    keepOrderData({ orderId: order.id })
    window.location.assign(`${returnUrl()}?orderId=${order.id}`)
  }
  if (order.payment.status === 'PAID' || order.payment.method !== 'HOSTED') return toResult()
  try {
    const payment = order.payment.url ? order.payment : await reopened(customerId, order.id)
    if (!isCurrent(customerId)) return
    goToPayment(payment)
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.isFinal) throw cause
    if (!isCurrent(customerId)) return
    toResult()
  }
  orderAnswered()
}

/**
 * Places the order once, whatever is clicked, and leaves for the payment page. Without a connection it fails at once:
 * an order never waits for one.
 */
export function usePlaceOrder(customerId: string) {
  const client = useQueryClient()
  const mutationKey = [...ordersKey(customerId), 'place']
  const { seconds: wait, begin } = useWait()
  const mutation = useMutation({
    mutationKey,
    networkMode: 'always',
    retry: mayBeSentAgain,
    retryDelay: AGAIN_AFTER,
    mutationFn: async (placement: Placement) => {
      const place = () => withOrderLock(() => sendOrder(customerId, placement))
      let order = await place()
      if (order.status === 'CANCELLED') {
        orderDone()
        order = await place()
      }
      if (!isCurrent(customerId)) return
      if (order.payment.status === 'DECLINED' && order.payment.method !== 'HOSTED') orderDone()
      await leadTo(customerId, order)
    },
    onError: (error) => {
      begin(error)
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
      if (client.isMutating({ mutationKey }) === 0 && !mutation.isSuccess && wait === 0) mutation.mutate(placement)
    },
    /** How long the host wants to be left alone, in seconds from now. */
    wait,
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
