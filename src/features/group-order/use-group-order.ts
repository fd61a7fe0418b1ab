import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { groupOrderQueries, groupOrderWrites } from '../../api/queries/group-orders'
import type { AddCartItem, GroupOrder, OrderLine } from '../../api/types'
import { notify } from '../../lib/notify'
import { useMembership, type Membership } from '../../stores/group-order'
import { ADDITION, groupChanged, ownQuery } from './changes'

/** How often a group order that may still change is read again, in ms, while the page is visible. */
const LIVE = 5000

const liveUnlessOver = ({ state: { data } }: { state: { data: GroupOrder | undefined } }) =>
  data?.status === 'ORDERED' || data?.status === 'ENDED' ? false : LIVE

/** A group order as this device sees it: with its own dishes if it takes part. */
export function useGroupOrder(groupOrderId: string) {
  const membership = useMembership()
  const token = membership?.groupOrderId === groupOrderId ? membership.token : undefined
  return useQuery({
    ...groupOrderQueries.detail(groupOrderId, token),
    enabled: groupOrderId !== '',
    refetchInterval: liveUnlessOver,
  })
}

/** The group order that a customer hosts, read again while it may change. */
export const useHostedGroupOrder = (customerId: string, isOn: boolean) =>
  useQuery({ ...groupOrderQueries.hosted(customerId), enabled: isOn, refetchInterval: liveUnlessOver })

/** How many pieces of each dish this device has chosen, with those on their way. */
export function useOwnQuantities(group: GroupOrder | undefined): Record<string, number> {
  const pending = useMutationState({
    filters: { mutationKey: ADDITION, status: 'pending' },
    select: ({ state }) => state.variables as AddCartItem,
  })
  const quantities: Record<string, number> = {}
  for (const { menuItemId, quantity } of [
    ...(group?.own?.lines ?? []),
    ...pending.map(({ menuItemId, qty }) => ({ menuItemId, quantity: qty })),
  ]) {
    quantities[menuItemId] = (quantities[menuItemId] ?? 0) + quantity
  }
  return quantities
}

/** Changes how many of an own dish are wanted; 0 removes it. Shown at once, and as before when the API refuses. */
export function useOwnLine(membership: Membership, line: OrderLine) {
  const client = useQueryClient()
  const { mutate, variables, isPending } = useMutation({
    mutationKey: ['group-order', 'quantity'],
    scope: { id: `group-order ${line.cartItemId}` },
    mutationFn: (qty: number) =>
      groupOrderWrites.setQuantity(membership.groupOrderId, membership.token, line.cartItemId, qty),
    onSuccess: (group) => groupChanged(client, membership, group),
    onError: ({ message }) => {
      notify.error(message)
      void client.invalidateQueries({ queryKey: ownQuery(membership).queryKey })
    },
    meta: { call: 'PUT /restaurants/{restaurantId}/group-orders/{groupOrderId}/items/{cartItemId}' },
  })
  return { quantity: isPending ? variables : line.quantity, setQuantity: mutate }
}
