import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors'
import { groupOrderQueries, groupOrderWrites } from '../../api/queries/group-orders'
import type { AddCartItem, GroupOrder } from '../../api/types'
import { notify } from '../../lib/notify'
import { randomId } from '../../lib/random-id'
import { currentMembership, type Membership } from '../../stores/group-order'

export const ADDITION = ['group-order', 'add'] as const
/** How often an addition is sent again when it is not known whether it arrived. */
const MOST_RETRIES = 3

export const ownQuery = ({ groupOrderId, token }: Membership) => groupOrderQueries.detail(groupOrderId, token)

/** Caches the group order as a change has answered it. */
export function groupChanged(client: QueryClient, membership: Membership, group: GroupOrder) {
  const { queryKey } = ownQuery(membership)
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, group)
}

/**
 * Adds a dish to the group order this device takes part in, and tells the customer. An addition without an answer is
 * sent again under the same key, so it is made once. Resolves with whether it was made.
 */
export async function addToGroup(client: QueryClient, item: AddCartItem): Promise<boolean> {
  const membership = currentMembership()
  if (!membership) return false
  const { groupOrderId, token, hostName } = membership
  const key = randomId()
  if (!onlineManager.isOnline()) notify.success('You are offline. It will be added as soon as you are back.')
  const mutation = client.getMutationCache().build<GroupOrder, Error, AddCartItem, undefined>(client, {
    mutationKey: ADDITION,
    mutationFn: (body) => groupOrderWrites.add(groupOrderId, token, body, key),
    retry: (failures, error) => failures < MOST_RETRIES && !(error instanceof ApiError && error.isFinal),
    meta: { call: 'POST /restaurants/{restaurantId}/group-orders/{groupOrderId}/items' },
  })
  try {
    groupChanged(client, membership, await mutation.execute(item))
    notify.success(`Added to ${hostName}’s group order`)
    return true
  } catch (cause) {
    notify.error(cause instanceof Error ? cause.message : 'Your choice could not be saved. Please try again.')
    void client.invalidateQueries({ queryKey: ownQuery(membership).queryKey })
    return false
  }
}
