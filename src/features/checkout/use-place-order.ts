import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../../api/errors'
import { cartQuery } from '../../api/queries/cart'
import { ordersKey, orderWrites, quotesKey } from '../../api/queries/orders'
import { restaurantQueries } from '../../api/queries/restaurant'
import { SEND_AGAIN } from '../../api/send-again'
import type { Order, Payment } from '../../api/types'
import { useWait } from '../../api/use-wait'
import { isCurrent } from '../../stores/auth'
import { orderDone, orderPlaced, withOrderLock } from './idempotency-key'
import { keepOrderData } from './order-data'
import { leaveFor } from './payment-url'
import { returnUrl, sendOrder, type Placement } from './send-order'
import { useFreshOnReturn } from './use-fresh-on-return'

/** Starts the payment of an order again. If the API refuses it, the same order again gets a new idempotency key. */
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
 * Leaves for the payment page of a placed order, or for the result page if there is nothing to pay now or the payment
 * page cannot be opened. @throws ApiError when the API refuses the payment
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
  orderPlaced(order.id)
}

/**
 * Places the order once, however often the button is clicked, and leaves for the payment page. Fails at once when
 * offline: an order never waits for a connection.
 */
export function usePlaceOrder(customerId: string) {
  const client = useQueryClient()
  const mutationKey = [...ordersKey(customerId), 'place']
  const { seconds: wait, begin } = useWait()
  const mutation = useMutation({
    mutationKey,
    networkMode: 'always',
    // An order is placed once per idempotency key.
    ...SEND_AGAIN,
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
    /** Ignored while an order is being placed, even before that is rendered, while `wait` runs, and after success. */
    place: (placement: Placement) => {
      if (client.isMutating({ mutationKey }) === 0 && !mutation.isSuccess && wait === 0) mutation.mutate(placement)
    },
    /** Seconds until the API accepts another attempt. */
    wait,
    busy: isPlacing || mutation.isSuccess,
    error: mutation.error,
    /** Clears the error once its cause has been fixed. Does not affect an order in progress or placed. */
    reset,
  }
}

/** Opens the payment page again for an order that is not paid. */
export function useRetryPayment(customerId: string, orderId: string) {
  const mutation = useMutation({
    mutationKey: [...ordersKey(customerId), orderId, 'pay again'],
    networkMode: 'always',
    // The API returns a payment session that is still open.
    ...SEND_AGAIN,
    mutationFn: async () => {
      const payment = await reopened(customerId, orderId)
      if (isCurrent(customerId)) goToPayment(payment)
    },
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/payment' },
  })
  useFreshOnReturn(mutation.reset)
  return { retry: () => mutation.mutate(), busy: mutation.isPending || mutation.isSuccess, error: mutation.error }
}
