import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { cartQuery } from '../../api/queries/cart'
import { groupOrderNow, groupOrderQueries, groupOrderWrites } from '../../api/queries/group-orders'
import { locked } from '../../lib/locked'
import { notify } from '../../lib/notify'
import type { AddCartItem, GroupOrder, OrderLine } from '../../api/types'
import { useMembership, type Membership } from '../../stores/group-order'
import { ADDITION, changeRefused, groupChanged, scopeOf } from './changes'

/** How often a group order that may still change is read again, in ms, while the page is visible. */
export const LIVE = 5000

type Read = { state: { data: GroupOrder | undefined; error: Error | null } }
const liveUnlessOver = ({ state: { data, error } }: Read) => {
  const isOver = data?.status === 'ORDERED' || data?.status === 'ENDED'
  return isOver || (error instanceof ApiError && error.isFinal) ? false : LIVE
}

/** A group order as this device sees it: with its own dishes if it takes part. */
export function useGroupOrder(groupOrderId: string) {
  const membership = useMembership(groupOrderId)
  return useQuery({
    ...groupOrderQueries.detail(groupOrderId, membership?.token),
    enabled: groupOrderId !== '',
    refetchInterval: liveUnlessOver,
  })
}

/** The group order that a customer hosts, read again while it may change. */
export const useHostedGroupOrder = (customerId: string) =>
  useQuery({ ...groupOrderQueries.hosted(customerId), refetchInterval: liveUnlessOver })

/** Closes the customer's group order, if there is one: at checkout nobody may add to what is being paid. */
export function useClosedForCheckout(customerId: string) {
  const client = useQueryClient()
  const { data: cart } = useQuery(cartQuery(customerId))
  const groupOrderId = cart?.groupOrderId
  const { mutate } = useMutation({
    mutationKey: ['group-order', 'close'],
    mutationFn: () => groupOrderWrites.change(customerId, 'LOCKED'),
    onSuccess: (group) => {
      client.setQueryData(groupOrderQueries.hosted(customerId).queryKey, group)
      return client.invalidateQueries({ queryKey: cartQuery(customerId).queryKey, exact: true })
    },
    meta: { call: 'PUT /restaurants/{restaurantId}/users/{customerId}/group-order' },
  })
  useEffect(() => {
    if (groupOrderId) mutate()
  }, [groupOrderId, mutate])
}

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

const QUANTITY = ['group-order', 'quantity'] as const
/** `by` is the difference, `shown` how many the customer sees then. */
type Step = { by: number; shown: number }

/**
 * Changes how many of an own dish are wanted; 0 removes it. Shown at once, and as before when the API refuses. Another
 * tab of this browser may change the same dish: the difference is added to what the API has, by one tab at a time.
 */
export function useOwnLine(membership: Membership, line: OrderLine) {
  const client = useQueryClient()
  const { groupOrderId, token, hostName } = membership
  const { cartItemId, name } = line
  const mutationKey = [...QUANTITY, cartItemId]
  const { mutate } = useMutation({
    mutationKey,
    scope: scopeOf(membership),
    mutationFn: ({ by }: Step) =>
      locked(scopeOf(membership).id, async () => {
        const group = await groupOrderNow(groupOrderId, token)
        const now = group.own?.lines.find((one) => one.cartItemId === cartItemId)
        if (!now) return group
        return groupOrderWrites.setQuantity(groupOrderId, token, cartItemId, Math.max(0, now.quantity + by))
      }),
    onSuccess: (group, { by }) => {
      groupChanged(client, membership, group)
      const isThere = group.own?.lines.some((one) => one.cartItemId === cartItemId)
      if (by > 0 && !isThere) notify.error(t`No longer in ${hostName}’s group order: ${name}`)
    },
    onError: (error) => changeRefused(client, membership, error),
    meta: { call: 'PUT /restaurants/{restaurantId}/group-orders/{groupOrderId}/items/{cartItemId}' },
  })
  const [shown] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Step).shown,
  }).slice(-1)
  const quantity = shown ?? line.quantity
  return { quantity, setQuantity: (wanted: number) => mutate({ by: wanted - quantity, shown: wanted }) }
}
