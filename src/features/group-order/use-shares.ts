import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartQuery } from '../../api/queries/cart'
import { groupOrderQueries, groupOrderWrites } from '../../api/queries/group-orders'
import { quotesKey } from '../../api/queries/orders'
import type { GroupOrder } from '../../api/types'
import { activeMembership, groupLeft, type Membership } from '../../stores/group-order'
import { groupChanged, ownQuery } from './changes'

/** Takes this device's participant and their dishes out of the group order. */
export function useLeaveGroup(membership: Membership) {
  const client = useQueryClient()
  const { groupOrderId, token } = membership
  return useMutation({
    mutationKey: ['group-order', 'leave', groupOrderId],
    mutationFn: () => groupOrderWrites.leave(groupOrderId, token),
    onSuccess: (group) => {
      groupChanged(client, membership, group)
      if (activeMembership()?.groupOrderId === groupOrderId) groupLeft()
    },
    onError: () => client.invalidateQueries({ queryKey: ownQuery(membership).queryKey }),
    meta: { call: 'DELETE /restaurants/{restaurantId}/group-orders/{groupOrderId}/participants/own' },
  })
}

/** Asks each participant for the share of a quote. A refused quote is read again. */
export function useAskShares(customerId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['group-order', 'ask'],
    mutationFn: (quoteId: string) => groupOrderWrites.change(customerId, 'LOCKED', quoteId),
    onSuccess: (group) => client.setQueryData(groupOrderQueries.hosted(customerId).queryKey, group),
    onError: () => {
      void client.invalidateQueries({ queryKey: quotesKey(customerId) })
      void client.invalidateQueries({ queryKey: cartQuery(customerId).queryKey, exact: true })
    },
    meta: { call: 'PUT /restaurants/{restaurantId}/users/{customerId}/group-order' },
  })
}

const listOf = (ids: string[]) => ids.toSorted().join()
const paidIn = (group: GroupOrder | undefined) =>
  listOf((group?.participants ?? []).filter(({ share }) => share?.status === 'PAID').map(({ id }) => id))

/** Reads the price again when other shares are paid than those that the quote was read with. */
export function usePricedWithShares(customerId: string, group: GroupOrder | undefined, known: string[]) {
  const client = useQueryClient()
  const paid = paidIn(group)
  const isKnown = paid === listOf(known)
  useEffect(() => {
    if (!isKnown) void client.invalidateQueries({ queryKey: quotesKey(customerId) })
  }, [client, customerId, isKnown, paid])
}
