import type { Schemas } from '../../api/types'
import type { SandboxContext } from '../context'
import type { StoredGroup, StoredOrder, StoredShare } from '../state'
import { split, sumOf } from './amounts'
import type { partsOf } from './shares'
import { waiting, withdraw } from './waiting-orders'

type PaidShare = NonNullable<Schemas['Totals']['sharesPaid']>[number]

/** The shares that are asked for now, paid or not. */
export const liveShares = ({ shares = [] }: StoredGroup): StoredShare[] =>
  shares.filter(({ status }) => status !== 'RETURNED' && status !== 'DROPPED')

/**
 * What paid shares pay of an order. Each as it was paid, but no more than the share of now where dishes of it are gone,
 * and all of them no more than the total.
 */
export function payByShares(group: StoredGroup, parts: ReturnType<typeof partsOf>, total: number): PaidShare[] {
  const paid = liveShares(group).filter(({ status }) => status === 'PAID')
  const able = paid.map((share) => {
    const now = parts.find(({ id }) => id === share.participantId)
    if (!now) return 0
    return now.subtotal < share.subtotal ? Math.min(share.total, now.total) : share.total
  })
  const amounts = split(Math.min(total, sumOf(able)), able)
  return paid
    .map(({ participantId: id }, at) => {
      const { name } = group.participants.find((one) => one.id === id)!
      return { id, name, amount: amounts[at]! }
    })
    .filter(({ amount }) => amount > 0)
}

/** Returns a paid share to who paid it, and asks for another no more. */
export function endShare(share: StoredShare) {
  if (share.status === 'PAID') Object.assign(share, { status: 'RETURNED', returned: share.total })
  else share.status = 'DROPPED'
}

/** Cancels the unpaid orders of a group that shares have paid a part of: what they leave to pay is right no more. */
export function withdrawCounting(group: StoredGroup, context: SandboxContext) {
  for (const order of waiting(context)) {
    if (order.groupId === group.id && order.totals.sharesPaid?.length) withdraw(order, context)
  }
}

/** Nothing is asked for any more, and what is paid goes back. */
export function endShares(group: StoredGroup, context: SandboxContext) {
  withdrawCounting(group, context)
  liveShares(group).forEach(endShare)
}

/** The host places the order: what nobody has paid yet is paid with it, whatever somebody does on a page that is open. */
export function closeShares(group: StoredGroup) {
  for (const share of liveShares(group)) {
    if (share.status !== 'PENDING') continue
    share.status = 'OPEN'
    share.session!.closed = true
  }
}

/** The kitchen has the order: what a share has paid beyond its part of it goes back. */
export function settleShares(group: StoredGroup, { totals: { sharesPaid = [] } }: StoredOrder) {
  for (const share of liveShares(group)) {
    if (share.status !== 'PAID') continue
    const { amount = 0 } = sharesPaid.find(({ id }) => id === share.participantId) ?? {}
    if (amount === 0) endShare(share)
    else share.returned = share.total - amount
  }
}
