import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartQuery } from '../../api/queries/cart'
import { groupOrderQueries, groupOrderWrites } from '../../api/queries/group-orders'
import { quotesKey } from '../../api/queries/orders'
import { SEND_AGAIN } from '../../api/send-again'
import type { GroupOrder } from '../../api/types'
import { paths, withQuery } from '../../lib/paths'
import { randomId } from '../../lib/random-id'
import { activeMembership, groupLeft, isStillIn, type Membership } from '../../stores/group-order'
import { leaveFor } from '../checkout/payment-url'
import { useFreshOnReturn } from '../checkout/use-fresh-on-return'
import { groupChanged, ownQuery } from './changes'

/** Opens the hosted page for the participant's share and leaves for it. Fails at once when offline. */
export function useSharePayment(membership: Membership) {
  const client = useQueryClient()
  const { groupOrderId, token } = membership
  const mutation = useMutation({
    mutationKey: ['group-order', 'pay share', groupOrderId],
    networkMode: 'always',
    ...SEND_AGAIN,
    mutationFn: async (key: string) => {
      const returnUrl = window.location.origin + withQuery(paths.groupOrder, { id: groupOrderId })
      const group = await groupOrderWrites.payShare(groupOrderId, token, returnUrl, key)
      if (!isStillIn(membership)) return false
      groupChanged(client, membership, group)
      const url = group.own?.share?.url
      if (url) leaveFor(url)
      return Boolean(url)
    },
    onError: () => client.invalidateQueries({ queryKey: ownQuery(membership).queryKey }),
    meta: { call: 'POST /restaurants/{restaurantId}/group-orders/{groupOrderId}/share/payment' },
  })
  useFreshOnReturn(mutation.reset)
  return {
    pay: () => mutation.mutate(randomId()),
    busy: mutation.isPending || mutation.data === true,
    error: mutation.error,
  }
}

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
