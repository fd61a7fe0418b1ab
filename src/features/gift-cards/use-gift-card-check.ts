import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { giftCardsQuery, giftCardWrites } from '../../api/queries/gift-cards'
import type { GiftCard, GiftCardRequest } from '../../api/types'
import { useWait } from '../../api/use-wait'
import { isCurrent, useCustomerId } from '../../stores/auth'

/**
 * Looks a gift card up. Number and PIN are in memory only while the call is under way: the mutation has no variables,
 * which the cache and its inspector would show.
 */
export function useGiftCardCheck() {
  const customerId = useCustomerId() ?? ''
  const client = useQueryClient()
  const { seconds: wait, begin } = useWait()
  const typed = useRef<GiftCardRequest>(null)
  const { queryKey } = giftCardsQuery(customerId)
  const { mutateAsync, isPending, reset } = useMutation({
    mutationKey: [...queryKey, 'check'],
    networkMode: 'always',
    gcTime: 0,
    mutationFn: () => giftCardWrites.check(customerId, typed.current!),
    onSuccess: ({ kept }) => {
      if (kept && isCurrent(customerId)) void client.invalidateQueries({ queryKey })
    },
    onError: begin,
    onSettled: () => {
      typed.current = null
    },
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/gift-cards' },
  })
  return {
    /**
     * @param onFound called with the card unless the component has gone
     * @throws ApiError as `giftCardWrites.check` does
     */
    check: async (request: GiftCardRequest, onFound: (card: GiftCard) => void): Promise<void> => {
      typed.current = request
      try {
        await mutateAsync(undefined, { onSuccess: onFound })
      } finally {
        reset()
      }
    },
    busy: isPending,
    /** Seconds until the API accepts another PIN. */
    wait,
  }
}
