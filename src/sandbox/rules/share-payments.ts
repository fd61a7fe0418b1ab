import type { Schemas } from '../../api/types'
import type { SandboxContext } from '../context'
import { notFound, Refusal, requireReturnUrl } from '../refusal'
import type { StoredGroup, StoredShare } from '../state'
import { liveShares } from './paid-shares'
import { waiting } from './waiting-orders'

type OwnShare = Schemas['OwnShare']
const SESSION_LIFE = 15 * 60_000

/** Whether the host has placed the order, so that no share can be paid any more. */
const isPlaced = ({ id, status }: StoredGroup, context: SandboxContext) =>
  status === 'ORDERED' || waiting(context).some(({ groupId }) => groupId === id)

const isOpen = ({ status, session }: StoredShare, { now }: SandboxContext) =>
  status === 'PENDING' && session !== null && session.expiresAt > now()

/** A participant's share as the API answers it now; null while none is asked for. */
export function ownShare(group: StoredGroup, participantId: string, context: SandboxContext): OwnShare {
  const share = (group.shares ?? []).findLast((one) => one.participantId === participantId)
  if (!share || share.status === 'DROPPED') return null
  const { participantId: _, status, session, keys: _keys, ...amounts } = share
  const opened = isOpen(share, context) ? session : null
  const unpaid = status === 'PENDING' && !opened ? 'OPEN' : status
  const isOver = status === 'PAID' || status === 'RETURNED'
  return {
    ...amounts,
    status: !isOver && isPlaced(group, context) ? 'CLOSED' : unpaid,
    url: opened && `${new URL(opened.returnUrl).origin}/__sandbox/pay-share/${opened.id}`,
  }
}

/** What the host is told of a participant's share; null while none is asked for. */
export function shareForHost(group: StoredGroup, participantId: string) {
  const share = liveShares(group).find((one) => one.participantId === participantId)
  if (!share) return null
  return { amount: share.total, status: share.status === 'PAID' ? ('PAID' as const) : ('OPEN' as const) }
}

/**
 * Opens a payment session for a participant's share, unless one is open or the key was used before.
 * @throws Refusal 404 when nothing is asked for, 409 when it cannot be paid any more
 */
export function startSharePayment(
  group: StoredGroup,
  participantId: string,
  { key, returnUrl }: { key: string; returnUrl: string },
  context: SandboxContext,
) {
  requireReturnUrl(returnUrl)
  const share = liveShares(group).find((one) => one.participantId === participantId)
  if (!share) throw notFound('The share')
  if (share.keys.includes(key)) return
  if (share.status === 'PAID') throw new Refusal(409, 'ALREADY_PAID', 'You have already paid your share.')
  if (isPlaced(group, context)) {
    throw new Refusal(409, 'GROUP_BEING_PAID', ['{0} is paying the order now, with your dishes.', group.hostName])
  }
  share.keys.push(key)
  if (isOpen(share, context)) return
  share.status = 'PENDING'
  share.session = {
    id: `shp_${crypto.randomUUID().slice(0, 13)}`,
    returnUrl,
    expiresAt: context.now() + SESSION_LIFE,
  }
}

/** The share of a payment page, with whether it can be paid there and whether the page has to say why not. */
export function shareOfPage(sessionId: unknown, context: SandboxContext) {
  for (const group of context.state.groups ?? []) {
    const share = group.shares?.find(({ session }) => session?.id === sessionId)
    if (!share?.session) continue
    const wasClosed = share.status === 'DROPPED' || share.session.closed === true
    return { group, share, session: share.session, isOpen: isOpen(share, context), wasClosed }
  }
  return null
}

/** Applies what a guest did on the payment page, while it is open. Who cancels may pay again. */
export function settleShare(share: StoredShare, outcome: 'PAID' | 'DECLINED' | 'CANCELLED', context: SandboxContext) {
  if (isOpen(share, context)) share.status = outcome === 'CANCELLED' ? 'OPEN' : outcome
}
