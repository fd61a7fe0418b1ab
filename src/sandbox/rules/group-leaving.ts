import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'
import type { StoredGroup } from '../state'
import { requireNotBeingPaid } from './ask-shares'
import { cartOf } from './cart'
import { requireParticipant } from './group-participants'
import { endShare, liveShares, withdrawCounting } from './paid-shares'

/**
 * Takes a participant out of a group order, with the dishes, and returns a share that is paid. Leaving twice is leaving
 * once. @throws Refusal 409 once the order is placed and while it is being paid
 */
export function leaveGroup(group: StoredGroup, token: string | null, context: SandboxContext) {
  if (group.participants.some((one) => one.token === token && one.left)) return
  const participant = requireParticipant(group, token)
  const { hostId, hostName, status } = group
  if (status === 'ORDERED') throw new Refusal(409, 'GROUP_ORDERED', ['{0} has already placed this order.', hostName])
  requireNotBeingPaid(group, ['{0} is paying the order now, with your dishes.', hostName], context)
  const share = liveShares(group).find(({ participantId }) => participantId === participant.id)
  if (share?.status === 'PAID') withdrawCounting(group, context)
  if (share) endShare(share)
  participant.left = true
  context.state.carts[hostId] = cartOf(hostId, context).filter((line) => line.participant?.id !== participant.id)
}
