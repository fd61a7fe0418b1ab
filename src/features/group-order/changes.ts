import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { groupOrderQueries, groupOrderWrites } from '../../api/queries/group-orders'
import { restaurantQueries } from '../../api/queries/restaurant'
import { pauseBeforeRetry } from '../../api/query-client'
import type { AddCartItem, GroupOrder } from '../../api/types'
import { notify } from '../../lib/notify'
import { randomId } from '../../lib/random-id'
import { activeMembership, isStillIn, type Membership } from '../../stores/group-order'
import { additionAnswered, additionBegun, unanswered, type Addition } from './unanswered'

export const ADDITION = ['group-order', 'add'] as const
/** After so many tries without an answer the customer is told. */
const TOLD_AFTER = 2
/** The shortest pause between two tries, in ms, whatever the API asks for. */
const SHORTEST_PAUSE = 1000
/** Refusals that are not about the dish. */
const NOT_OF_THE_DISH = /^(GROUP_|LIMIT_REACHED|NOT_JOINED)/

export const ownQuery = ({ groupOrderId, token }: Membership) => groupOrderQueries.detail(groupOrderId, token)
/** Changes of one group order are sent one after another, so that the last answer is the latest. */
export const scopeOf = ({ groupOrderId }: Pick<Membership, 'groupOrderId'>) => ({ id: `group-order ${groupOrderId}` })

/** Caches the group order as a change has answered it. */
export function groupChanged(client: QueryClient, membership: Membership, group: GroupOrder) {
  const { queryKey } = ownQuery(membership)
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, group)
}

/** A change was refused: reads the group order again, and the menu when the API disagrees about the dish. */
export function changeRefused(client: QueryClient, membership: Membership, error: Error) {
  notify.error(error.message)
  void client.invalidateQueries({ queryKey: ownQuery(membership).queryKey })
  if (error instanceof ApiError && error.isFinal && !NOT_OF_THE_DISH.test(error.code)) {
    void client.invalidateQueries({ queryKey: restaurantQueries.menus().queryKey })
  }
}

/** The keys of the additions that this page is sending. */
const underWay = new Set<string>()

const isFinal = (error: Error) => error instanceof ApiError && error.isFinal

/**
 * Sends an addition until it is answered, under one key, as long as this device takes part as the one who chose it.
 * Resolves with whether it was made.
 */
async function sendAddition(client: QueryClient, membership: Membership, { key, item }: Addition): Promise<boolean> {
  const { groupOrderId, token, hostName } = membership
  underWay.add(key)
  const mutation = client.getMutationCache().build<GroupOrder, Error, AddCartItem, undefined>(client, {
    mutationKey: ADDITION,
    scope: scopeOf(membership),
    mutationFn: async (body) => {
      if (!isStillIn(membership)) throw new Error('Who chose the dish has left this device.')
      return groupOrderWrites.add(groupOrderId, token, body, key)
    },
    retry: (failures, error) => {
      if (!isStillIn(membership)) return false
      if (failures === TOLD_AFTER && !isFinal(error)) {
        notify.error(t`We have no answer yet. We keep trying to add your dish.`)
      }
      return !isFinal(error)
    },
    // Without an end, so never without a pause.
    retryDelay: (failures, error) => Math.max(pauseBeforeRetry(failures, error), SHORTEST_PAUSE),
    meta: { call: 'POST /restaurants/{restaurantId}/group-orders/{groupOrderId}/items' },
  })
  try {
    const group = await mutation.execute(item)
    if (!isStillIn(membership)) return true
    groupChanged(client, membership, group)
    notify.success(t`Added to ${hostName}’s group order`)
    return true
  } catch (cause) {
    if (isStillIn(membership)) changeRefused(client, membership, cause as Error)
    return false
  } finally {
    underWay.delete(key)
    additionAnswered(key)
  }
}

/**
 * Adds a dish to the group order this device takes part in, and tells the customer. It is stored until the API has
 * answered, and sent again under the same key, so it is made once. Null when this device takes part in none.
 */
export function addToGroup(client: QueryClient, item: AddCartItem): Promise<boolean> | null {
  const membership = activeMembership()
  if (!membership) return null
  if (!onlineManager.isOnline()) notify.success(t`You are offline. It will be added as soon as you are back.`)
  const { groupOrderId, token } = membership
  const addition = { groupOrderId, token, key: randomId(), item }
  additionBegun(addition)
  return sendAddition(client, membership, addition)
}

/**
 * Sends what an earlier page has left without an answer, not what was tapped before this page had started. What another
 * participant has left is dropped: it would be sent under the wrong name.
 */
export function resendUnanswered(client: QueryClient, membership: Membership) {
  for (const addition of unanswered()) {
    if (underWay.has(addition.key) || addition.groupOrderId !== membership.groupOrderId) continue
    if (addition.token === membership.token) void sendAddition(client, membership, addition)
    else additionAnswered(addition.key)
  }
}
