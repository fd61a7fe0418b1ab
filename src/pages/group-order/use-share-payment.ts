import { useMutation, useQueryClient } from '@tanstack/react-query'
import { groupOrderWrites } from '../../api/queries/group-orders'
import { SEND_AGAIN } from '../../api/send-again'
import { leaveFor } from '../../features/checkout/payment-url'
import { useFreshOnReturn } from '../../features/checkout/use-fresh-on-return'
import { groupChanged, ownQuery } from '../../features/group-order/changes'
import { addressOf } from '../../lib/address-of'
import { paths, withQuery } from '../../lib/paths'
import { randomId } from '../../lib/random-id'
import { isStillIn, type Membership } from '../../stores/group-order'

/** Opens the hosted page for the participant's share and leaves for it. Fails at once when offline. */
export function useSharePayment(membership: Membership) {
  const client = useQueryClient()
  const { groupOrderId, token } = membership
  const mutation = useMutation({
    mutationKey: ['group-order', 'pay share', groupOrderId],
    networkMode: 'always',
    ...SEND_AGAIN,
    mutationFn: async (key: string) => {
      const returnUrl = addressOf(withQuery(paths.groupOrder, { id: groupOrderId }))
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
