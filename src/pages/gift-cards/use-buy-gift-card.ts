import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../api/errors'
import { purchaseQueries, purchaseWrites } from '../../api/queries/gift-cards'
import { SEND_AGAIN } from '../../api/send-again'
import type { GiftCardPurchase, GiftCardPurchaseRequest } from '../../api/types'
import { waitAfter } from '../../features/checkout/payment-poll'
import { leaveFor } from '../../features/checkout/payment-url'
import { useFreshOnReturn } from '../../features/checkout/use-fresh-on-return'
import { purchaseKey, purchaseMade } from '../../features/gift-cards/purchase-key'
import { isPaid } from '../../features/gift-cards/purchase-text'
import { addressOf } from '../../lib/address-of'
import { paths, withQuery } from '../../lib/paths'
import { isCurrent } from '../../stores/auth'

type Request = Omit<GiftCardPurchaseRequest, 'returnUrl'>

const returnUrl = () => addressOf(paths.giftCards)
const keyOf = (customerId: string) => purchaseQueries.list(customerId).queryKey
const receiptOf = (purchaseId: string) => withQuery(paths.giftCards, { purchaseId })

/** Opens the payment page again; null when it is paid already. @throws ApiError as `purchaseWrites.pay` does */
async function reopened(customerId: string, purchaseId: string): Promise<GiftCardPurchase | null> {
  try {
    return await purchaseWrites.pay(customerId, purchaseId, returnUrl())
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'ALREADY_PAID') return null
    throw cause
  }
}

/** Leaves for the payment page of a purchase. Returns whether it is paid already. @throws ApiError as `leaveFor` does */
async function leadTo(customerId: string, purchase: GiftCardPurchase): Promise<boolean> {
  if (isPaid(purchase)) return true
  const open = purchase.paymentUrl ? purchase : await reopened(customerId, purchase.id)
  if (open && isCurrent(customerId)) leaveFor(open.paymentUrl)
  return open === null
}

/**
 * Buys a gift card once, however often it is sent, and leaves for its payment page, or for its receipt when the same
 * one is paid already. Fails at once when offline.
 */
export function useBuyGiftCard(customerId: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const mutationKey = [...keyOf(customerId), 'buy']
  const mutation = useMutation({
    mutationKey,
    networkMode: 'always',
    ...SEND_AGAIN,
    mutationFn: async (request: Request) => {
      const key = purchaseKey(customerId, request)
      const purchase = await purchaseWrites.buy(customerId, { ...request, returnUrl: returnUrl() }, key)
      purchaseMade(purchase.id)
      if (await leadTo(customerId, purchase)) void navigate(receiptOf(purchase.id))
    },
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/gift-card-purchases' },
  })
  useFreshOnReturn(mutation.reset)
  return {
    /** Ignored while one is being bought. @throws ApiError as `purchaseWrites.buy` does */
    buy: async (request: Request) => {
      if (client.isMutating({ mutationKey }) === 0) await mutation.mutateAsync(request)
    },
    busy: mutation.isPending || mutation.isSuccess,
  }
}

/** Opens the payment page of a purchase again and leaves for it. */
export function usePayAgain(customerId: string, purchaseId: string) {
  const client = useQueryClient()
  const queryKey = keyOf(customerId)
  const mutation = useMutation({
    mutationKey: [...queryKey, purchaseId, 'pay again'],
    networkMode: 'always',
    ...SEND_AGAIN,
    mutationFn: async () => {
      const open = await reopened(customerId, purchaseId)
      if (!open) return client.invalidateQueries({ queryKey })
      if (isCurrent(customerId)) leaveFor(open.paymentUrl)
      return undefined
    },
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/gift-card-purchases/{purchaseId}/payment' },
  })
  useFreshOnReturn(mutation.reset)
  return { pay: () => mutation.mutate(), busy: mutation.isPending || mutation.isSuccess, error: mutation.error }
}

type Counts = { dataUpdateCount: number; errorUpdateCount: number }
const looksOf = ({ dataUpdateCount, errorUpdateCount }: Counts) => dataUpdateCount + errorUpdateCount

/** A purchase, polled for about a minute while its payment may change, and how often it has been looked up. */
export function usePurchase(customerId: string, purchaseId: string) {
  const options = purchaseQueries.detail(customerId, purchaseId)
  const result = useQuery({
    ...options,
    refetchInterval: ({ state }) => state.data?.status === 'AWAITING_PAYMENT' && waitAfter(looksOf(state)),
  })
  const state = useQueryClient().getQueryState(options.queryKey)
  return { ...result, looks: state ? looksOf(state) : 0 }
}
