import { LIMITS } from '../../api/limits.gen'
import type { Schemas } from '../../api/types'
import { lengthOf } from '../../lib/limit'
import type { SandboxContext } from '../context'
import { notFound, Refusal } from '../refusal'
import type { Cart, StoredGroup, StoredOrder } from '../state'
import type { Said } from '../words'
import { askShares, FINISH, requireNotBeingPaid } from './ask-shares'
import { cartOf } from './cart'
import { closeShares, endShares, settleShares } from './paid-shares'
import { priced } from './priced-line'
import { ownShare, shareForHost } from './share-payments'

type View = Schemas['GroupOrder']

const groupsOf = ({ state }: Pick<SandboxContext, 'state'>) => (state.groups ??= [])

/** The status now: a group order locks itself at its deadline. */
export function statusOf({ status, closesAt }: StoredGroup, now: number): View['status'] {
  return status === 'OPEN' && closesAt !== null && Date.parse(closesAt) <= now ? 'LOCKED' : status
}

/** The customer's group order that is not over. */
export const hostedBy = (customerId: string, context: Pick<SandboxContext, 'state'>): StoredGroup | undefined =>
  groupsOf(context).findLast(
    ({ hostId, status }) => hostId === customerId && (status === 'OPEN' || status === 'LOCKED'),
  )

/** @throws Refusal 404 */
export function requireHosted(customerId: string, context: SandboxContext): StoredGroup {
  const group = groupsOf(context).findLast(({ hostId, status }) => hostId === customerId && status !== 'ENDED')
  if (!group) throw notFound('The group order')
  return group
}

/** @throws Refusal 404 */
export function requireGroup(id: string, context: SandboxContext): StoredGroup {
  const group = groupsOf(context).find((one) => one.id === id)
  if (!group) throw notFound('The group order')
  return group
}

export const linesOf = (cart: Cart, participantId: string) =>
  cart.filter(({ participant }) => participant?.id === participantId)

/** A group order as the API answers it to the holder of a token: the participant's own dishes are in it. */
export function groupView(group: StoredGroup, token: string | null, context: SandboxContext): View {
  const { id, hostId, hostName, closesAt, limitPerPerson, participants, orderId } = group
  const order = context.state.orders.find((one) => one.id === orderId)
  // What was ordered is in the cart no more.
  const ordered = (participantId: string) =>
    order?.lines.filter(({ participant }) => participant?.id === participantId) ?? []
  const inCart = (participantId: string) =>
    linesOf(cartOf(hostId, context), participantId).map((line) => priced(line, context.now(), context).orderLine)
  const chosenBy = (participantId: string) => (order ? ordered(participantId) : inCart(participantId))
  const own = participants.find((one) => one.token === token)
  const lines = own ? chosenBy(own.id) : []
  return {
    id,
    status: statusOf(group, context.now()),
    hostName,
    closesAt,
    limitPerPerson,
    signInRequired: context.state.groupsSignIn ?? false,
    participants: participants
      .filter(({ left }) => !left)
      .map((one) => ({
        id: one.id,
        name: one.name,
        pieces: chosenBy(one.id).reduce((sum, { quantity }) => sum + quantity, 0),
      })),
    own: own
      ? {
          ...{ id: own.id, name: own.name, lines },
          subtotal: lines.reduce((sum, { total }) => sum + total, 0),
          share: ownShare(group, own.id, context),
        }
      : null,
    order: own && order ? { id: order.id, number: order.number, trackingToken: order.trackingToken } : null,
  }
}

/** A group order as its host sees it: with what each participant was asked for. */
export function hostView(group: StoredGroup, context: SandboxContext): View {
  const view = groupView(group, null, context)
  return { ...view, participants: view.participants.map((one) => ({ ...one, share: shareForHost(group, one.id) })) }
}

const MAX_NAME = LIMITS.ParticipantRequest.name

/** @throws Refusal 422 unless the name has one to forty characters */
export function checkedName(name: string, pointer: string): string {
  const trimmed = name.trim()
  const message: Said = ['Please enter a name of at most {0} characters.', MAX_NAME]
  if (!trimmed || lengthOf(trimmed) > MAX_NAME) throw new Refusal(422, 'INVALID_NAME', message, [{ pointer, message }])
  return trimmed
}

/** Starts a group order for the customer's cart, or returns the one that is not over. */
export function startGroup(
  customerId: string,
  { hostName, closesAt, limitPerPerson }: Schemas['GroupOrderRequest'],
  context: SandboxContext,
): StoredGroup {
  const running = hostedBy(customerId, context)
  if (running) return running
  if (closesAt !== null && !(Date.parse(closesAt) > context.now())) {
    throw new Refusal(422, 'INVALID_TIME', 'The deadline has already passed.')
  }
  if (limitPerPerson !== null && !(Number.isSafeInteger(limitPerPerson) && limitPerPerson > 0)) {
    throw new Refusal(422, 'INVALID_LIMIT', 'The limit is not an amount.')
  }
  const group: StoredGroup = {
    id: `grp_${crypto.randomUUID().replaceAll('-', '')}`,
    hostId: customerId,
    hostName: checkedName(hostName, '/hostName'),
    closesAt,
    limitPerPerson,
    status: 'OPEN',
    participants: [],
    orderId: null,
  }
  groupsOf(context).push(group)
  return group
}

/**
 * Locks, opens or ends a group order. Locking it for a quote asks for its shares. Its end takes the participants' dishes
 * out of the cart. @throws Refusal 409 once ordered
 */
export function changeGroup(
  group: StoredGroup,
  { status, quoteId }: { status: 'OPEN' | 'LOCKED' | 'ENDED'; quoteId?: string },
  context: SandboxContext,
) {
  if (group.status === 'ORDERED') throw new Refusal(409, 'GROUP_ORDERED', 'This group order is already placed.')
  if (status === 'OPEN') requireNotBeingPaid(group, FINISH, context)
  if (status !== 'LOCKED') endShares(group, context)
  else if (quoteId !== undefined) askShares(group, quoteId, context)
  group.status = status
  if (status === 'OPEN' && group.closesAt !== null && Date.parse(group.closesAt) <= context.now()) group.closesAt = null
  if (status === 'ENDED') {
    context.state.carts[group.hostId] = cartOf(group.hostId, context).filter(({ participant }) => !participant)
  }
}

/** An order is being placed: nobody adds to it any more. Returns the id of the group order, if it is one. */
export function lockFor(customerId: string, context: SandboxContext): string | undefined {
  const group = hostedBy(customerId, context)
  if (!group) return undefined
  group.status = 'LOCKED'
  closeShares(group)
  return group.id
}

/** The kitchen has an order: those who took part may follow it. */
export function groupOrdered(order: StoredOrder, context: Pick<SandboxContext, 'state'>) {
  const { id, customerId, groupId } = order
  const group = groupsOf(context).find((one) => one.id === groupId)
  if (!group || group.status === 'ENDED') return
  group.status = 'ORDERED'
  group.orderId = id
  settleShares(group, order)
  context.state.carts[customerId] = cartOf(customerId, context).filter(({ participant }) => !participant)
}

/** An order was cancelled: shares of it that are paid go back. */
export function groupCancelled({ groupId }: StoredOrder, context: SandboxContext) {
  const group = groupsOf(context).find((one) => one.id === groupId)
  if (group) endShares(group, context)
}
