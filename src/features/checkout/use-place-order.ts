import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../api/errors'
import { cartQuery } from '../../api/queries/cart'
import { orderWrites } from '../../api/queries/orders'
import type { Payment, PlaceOrder } from '../../api/types'
import { config } from '../../lib/config'
import { paths } from '../../lib/paths'
import { attemptKey, oneTabAtATime } from './attempt'
import { keepOrderData } from './order-data'
import { safePaymentUrl } from './payment-url'

export type Placement = Omit<PlaceOrder, 'returnUrl'> & { signature: string }

export const returnUrl = () => `${window.location.origin}${paths.paymentReturn}`

/** What to say when an order could not be placed. Without an answer nobody knows whether it was. */
export function placeFailure(error: Error): string {
  if (!(error instanceof ApiError) || !error.outcomeUnknown) return error.message
  return error.status === 0 && error.code !== 'UNSAFE_PAYMENT_URL'
    ? 'No answer came, so we do not know yet whether your order was placed. Press again: it will not be placed twice.'
    : `${error.message} It will not be placed twice.`
}

/** Leaves for the hosted page. @throws ApiError UNSAFE_PAYMENT_URL rather than go where money must not be asked for */
export function goToPayment({ orderId, url }: Payment): void {
  const safe = safePaymentUrl(url, window.location.origin, config.paymentHosts)
  if (!safe) {
    throw new ApiError({
      status: 0,
      code: 'UNSAFE_PAYMENT_URL',
      message: 'The payment page could not be opened safely. No money was taken.',
    })
  }
  keepOrderData({ orderId })
  window.location.assign(safe)
}

/** Forgets what is under way, and reads everything again, when the browser brings the page back from memory (fault 42). */
function useFreshOnReturn(reset: () => void) {
  const client = useQueryClient()
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      reset()
      void client.invalidateQueries()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset, client])
}

/**
 * Places the order once, whatever is clicked, and leaves for the payment page. Without a connection it fails at once:
 * an order never waits for one.
 */
export function usePlaceOrder(customerId: string) {
  const client = useQueryClient()
  const mutationKey = ['customer', customerId, 'orders', 'place']
  const mutation = useMutation({
    mutationKey,
    networkMode: 'always',
    mutationFn: async ({ signature, ...body }: Placement) => {
      const order = await oneTabAtATime(() =>
        orderWrites.place(customerId, { ...body, returnUrl: returnUrl() }, attemptKey(signature)),
      )
      if (order.payment.status === 'PAID') return window.location.assign(`${returnUrl()}?orderId=${order.id}`)
      goToPayment(order.payment.url ? order.payment : await orderWrites.startPayment(customerId, order.id, returnUrl()))
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: ['customer', customerId, 'quote'] })
      void client.invalidateQueries({ queryKey: cartQuery(customerId).queryKey })
    },
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/orders' },
  })
  const isPlacing = useIsMutating({ mutationKey }) > 0
  useFreshOnReturn(mutation.reset)
  return {
    /** Ignored while one is under way, which may not have been drawn yet, and once the browser is on its way out. */
    place: (placement: Placement) => {
      if (client.isMutating({ mutationKey }) === 0 && !mutation.isSuccess) mutation.mutate(placement)
    },
    busy: isPlacing || mutation.isSuccess,
    error: mutation.error,
    /** Forgets what went wrong, once what caused it has been mended. */
    reset: mutation.reset,
  }
}

/** Opens the payment page again for an order that is not paid. */
export function useRetryPayment(customerId: string, orderId: string) {
  const mutation = useMutation({
    mutationKey: ['customer', customerId, 'orders', orderId, 'pay again'],
    networkMode: 'always',
    mutationFn: async () => goToPayment(await orderWrites.startPayment(customerId, orderId, returnUrl())),
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/payment' },
  })
  useFreshOnReturn(mutation.reset)
  return { retry: () => mutation.mutate(), busy: mutation.isPending || mutation.isSuccess, error: mutation.error }
}
