import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { giftCardsQuery, giftCardWrites, purchaseQueries } from '../../api/queries/gift-cards'
import { useOptimisticList } from '../../api/use-optimistic-list'
import { usePaging } from '../../api/use-paging'

/** The gift cards kept in the account, without those that are being removed. Not fetched while `enabled` is false. */
export function useGiftCards(customerId: string, enabled = true) {
  const options = giftCardsQuery(customerId)
  const { data, error, refetch } = useQuery({ ...options, enabled })
  const { pending, change } = useOptimisticList<string>({
    queryKey: options.queryKey,
    send: (giftCardId) => giftCardWrites.remove(customerId, giftCardId),
    call: 'DELETE /restaurants/{restaurantId}/users/{customerId}/gift-cards/{giftCardId}',
  })
  return {
    /** Undefined until the cards have been read once. */
    cards: data?.giftCards.filter(({ id }) => !pending.includes(id)),
    error: data ? null : error,
    retry: () => void refetch(),
    remove: change,
  }
}

/** The gift cards that the customer bought, as far as they have been read, newest first. */
export function usePurchases(customerId: string, enabled = true) {
  const read = useInfiniteQuery({ ...purchaseQueries.list(customerId), enabled })
  const paging = usePaging('gift card purchases', read)
  return { ...paging, purchases: read.data?.pages.flatMap(({ purchases }) => purchases) }
}
